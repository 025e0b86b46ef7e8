import { expect, test } from 'vitest';
import { cardLines as card } from '../testing/card-lines.ts';
import { readCard } from './read-card.ts';

test('lines that lost their full stops are steps where each begins with a verb', () => {
  const steps = ['Beat the butter until creamy', 'Drop by spoonfuls onto sheets', 'Slice and cool'];
  expect(
    readCard(card(['Cookies', 'Ingredients', '2 eggs', 'Directions', ...steps]))?.directions.map(
      ({ instruction }) => instruction,
    ),
  ).toEqual(steps);
});

test('heat and time are numbers, whatever their digits look like', () => {
  const recipe = readCard(
    card(['Loaf', '2 eggs', 'Directions', 'Knead for lo minutes.', 'Bake at 2O0C for H0 minutes.']),
  );
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
    'Knead for 10 minutes.',
    'Bake at 200C for 40 minutes.',
  ]);
});

test('the rest of a broken sentence is no ingredient, though it begins with a number', () => {
  const recipe = readCard(
    card([
      'Shakshuka',
      { text: 'Ingredients', block: 1 },
      { text: '3 tbsp olive oil', block: 1 },
      { text: 'Directions', block: 2, left: 0.5 },
      { text: '1. Soften the onion in the oil for', block: 2, left: 0.5 },
      { text: '10 minutes.', block: 2, left: 0.5 },
      { text: '2 peppers, sliced', block: 3 },
      { text: '1 tsp caraway seeds', block: 3 },
      { text: '1 tin plum tomatoes', block: 3 },
      { text: '4 eggs', block: 3 },
      { text: '2. Add the tomatoes and simmer until thick.', block: 4, left: 0.5 },
      { text: '3. Crack in the eggs and cover the pan.', block: 4, left: 0.5 },
      { text: '4. Cook until the whites are set.', block: 4, left: 0.5 },
    ]),
  );
  expect(recipe?.ingredients.map(({ item }) => item)).toEqual([
    'olive oil',
    'peppers, sliced',
    'caraway seeds',
    'plum tomatoes',
    'eggs',
  ]);
  expect(recipe?.directions[0]?.instruction).toBe('Soften the onion in the oil for 10 minutes.');
});

test('steps are told apart by numbers that lost their full stop', () => {
  const recipe = readCard(
    card([
      'Buns',
      'Ingredients',
      '2 cups flour',
      'Directions',
      '1. Rub in the butter and stir in the sugar',
      '2. Warm the milk with the saffron',
      '3Pour in the milk and knead until',
      'smooth',
      '4 Work in the currants',
    ]),
  );
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
    'Rub in the butter and stir in the sugar',
    'Warm the milk with the saffron',
    'Pour in the milk and knead until smooth',
    'Work in the currants',
  ]);
});
