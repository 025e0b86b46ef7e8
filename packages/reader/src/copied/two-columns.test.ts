import { expect, test } from 'vitest';
import { withoutColumns } from './two-columns.ts';

test('ingredients on the left and steps on the right are read one after the other', () => {
  expect(
    withoutColumns([
      'Leek Soup',
      '',
      '3 leeks            Slice the leeks and',
      '500 g potatoes     sweat them in butter.',
      '1 litre stock      Add the rest and simmer.',
      'salt               Blend until smooth.',
    ]),
  ).toEqual([
    'Leek Soup',
    '',
    '3 leeks',
    '500 g potatoes',
    '1 litre stock',
    'salt',
    '',
    'Slice the leeks and',
    'sweat them in butter.',
    'Add the rest and simmer.',
    'Blend until smooth.',
  ]);
});

test('what runs over both columns stands above them', () => {
  expect(
    withoutColumns([
      'Leek Soup',
      'Serves 4    Prep 20 min',
      'INGREDIENTS        METHOD',
      '3 leeks            1. Slice the leeks and',
      '500 g potatoes     sweat them in butter.',
      '1 litre stock      2. Add the rest and simmer.',
      '1 tsp salt',
    ]),
  ).toEqual([
    'Leek Soup',
    'Serves 4    Prep 20 min',
    'INGREDIENTS',
    '3 leeks',
    '500 g potatoes',
    '1 litre stock',
    '1 tsp salt',
    '',
    'METHOD',
    '1. Slice the leeks and',
    'sweat them in butter.',
    '2. Add the rest and simmer.',
  ]);
});

test('a list with its amounts in a column stays as it is', () => {
  const lines = ['Flour      200 g', 'Sugar      100 g', 'Butter     50 g', 'Eggs       2'];
  expect(withoutColumns(lines)).toEqual(lines);
});

test('numbers before steps are no column of their own', () => {
  expect(
    withoutColumns(['1.\tSlice the leeks.', '2.\tBoil them well.', '3.\tBlend it all.']),
  ).toEqual(['1. Slice the leeks.', '2. Boil them well.', '3. Blend it all.']);
});
