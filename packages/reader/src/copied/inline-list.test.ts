import { expect, test } from 'vitest';
import { withListsOpened } from './inline-list.ts';

test('a list behind its heading becomes lines, and what is done to a thing stays with it', () => {
  expect(withListsOpened(['Ingredients: 1 onion, chopped, 3 tbsp oil, salt and pepper.'])).toEqual([
    'Ingredients:',
    '1 onion, chopped',
    '3 tbsp oil',
    'salt and pepper',
  ]);
});

test.each([
  'Ingredients: everything you find in the fridge',
  'Ingredients for 4 people',
  'Take 2 eggs, 3 apples',
])('%s stays one line', (line) => expect(withListsOpened([line])).toEqual([line]));

test('the names of columns are no ingredient', () => {
  expect(withListsOpened(['Ingredient\tAmount', 'Carrots\t3'])).toEqual(['', 'Carrots\t3']);
});
