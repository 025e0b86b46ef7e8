import type { Recipe } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { randomRecipe, recipeOfTheDay, trendingTags } from './home-picks.ts';

const recipe = (about: Partial<Recipe>) =>
  ({ tags: [], rating: null, ...about }) as unknown as Recipe;

test('the recipe of the day is the first with four stars or more', () => {
  const recipes = [recipe({ rating: 3 }), recipe({ rating: 4 }), recipe({ rating: 5 })];
  expect(recipeOfTheDay(recipes)).toBe(recipes[1]);
});

test('without a favorite it is the first recipe, and without recipes none', () => {
  const recipes = [recipe({ rating: 3 }), recipe({})];
  expect(recipeOfTheDay(recipes)).toBe(recipes[0]);
  expect(recipeOfTheDay([])).toBeUndefined();
});

test('trending tags are the eight most used, whatever their case', () => {
  const many = Array.from({ length: 12 }, (_, n) => `tag ${n}`);
  const found = trendingTags([
    recipe({ tags: ['Soup', 'winter'] }),
    recipe({ tags: ['soup', ...many] }),
    recipe({ tags: ['SOUP', 'winter'] }),
  ]);
  expect(found).toHaveLength(8);
  expect(found.slice(0, 2)).toEqual([
    { tag: 'Soup', count: 3 },
    { tag: 'winter', count: 2 },
  ]);
});

test('a random recipe is one of those at hand', () => {
  const recipes = [recipe({}), recipe({}), recipe({})];
  expect(recipes).toContain(randomRecipe(recipes));
  expect(randomRecipe([])).toBeUndefined();
});
