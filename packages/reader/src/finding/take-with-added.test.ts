import { expect, test } from 'vitest';
import { emptyFinding } from './finding.ts';
import { takeWithAdded } from './take-with-added.ts';

const DECLARED = ['300 g flour', '2 eggs'];

test('the lines that the data leaves out are told from those it has', () => {
  const recipe = { ...emptyFinding('json-ld'), ingredients: DECLARED };
  takeWithAdded(recipe, 'ingredients', ['300 g Flour', '2 eggs', '1 tsp salt']);
  expect(recipe.ingredients).toHaveLength(3);
  expect(recipe.added).toEqual(['1 tsp salt']);
  expect([...recipe.doubts]).toEqual(['added ingredients']);
});

test('where only the same lines come again, the whole list is in doubt', () => {
  const recipe = { ...emptyFinding('json-ld'), ingredients: DECLARED };
  takeWithAdded(recipe, 'ingredients', [...DECLARED, '2 eggs']);
  expect(recipe.added).toEqual([]);
  expect([...recipe.doubts]).toEqual(['other ingredients']);
});
