import { expect, test } from 'vitest';
import { lexiconOf } from '../../ingredients/language.ts';
import { isOfSameFoodAndNumbers } from './same-food-and-numbers.ts';

const isSame = (line: string, row: string): boolean =>
  isOfSameFoodAndNumbers(line, row, lexiconOf('en'));

test.each([
  ['2 tbsp sugar', '2 tablespoons sugar'],
  ['1 cup flour', '1 cup (125 g) flour'],
  ['2 eggs', '2 eggs, beaten'],
  ['1 kg potatoes', '1000 g potatoes'],
])('"%s" is no more than "%s"', (line, row) => {
  expect(isSame(line, row)).toBe(true);
  expect(isSame(row, line)).toBe(true);
});

test.each([
  ['1 can chickpeas (17 ounce)', '1 can chickpeas 16 ounce'],
  ['100 g butter', '100 g butter plus 1 tbsp'],
  ['2 bananas over-ripe cups, mashed', '2 bananas over-ripe banana, mashed'],
  ['2 tbsp sugar', '2 tablespoons honey'],
])('"%s" is not all of "%s"', (line, row) => {
  expect(isSame(line, row)).toBe(false);
  expect(isSame(row, line)).toBe(false);
});
