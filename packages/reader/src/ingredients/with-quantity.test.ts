import { expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';
import { withQuantity } from './with-quantity.ts';

test.each([
  ['2 cups flour', { quantity: '2', unit: 'cups', item: 'flour' }, false],
  ['1 onion, finely chopped', { quantity: '1', unit: '', item: 'onion, finely chopped' }, false],
  ['salt and pepper to taste', { quantity: 'to taste', unit: '', item: 'salt and pepper' }, false],
  ['oil for frying', { quantity: 'as needed', unit: '', item: 'oil for frying' }, true],
  ['1/2  1 tsp cumin', { quantity: '1/2-1', unit: 'tsp', item: 'cumin' }, true],
  ['1/2 1 lb loaf', { quantity: '1/2', unit: '', item: 'loaf (1 lb)' }, false],
  ['↉ cup milk', { quantity: '0', unit: 'cup', item: 'milk' }, false],
  ['a few sprigs of thyme', { quantity: 'a few', unit: 'sprigs', item: 'thyme' }, false],
])('%s', (line, ingredient, inferred) => {
  expect(withQuantity(parseIngredient(line, 'en'))).toEqual({ ingredient, inferred });
});

test('an item is never longer than a recipe may hold', () => {
  const { ingredient } = withQuantity(parseIngredient(`2 cups ${'flour '.repeat(500)}`, 'en'));
  expect(ingredient.item.length).toBeLessThanOrEqual(500);
});
