import { expect, test } from 'vitest';
import { DAY } from '../platform/clock.ts';
import { datedRecipes, demoMoments } from './demo-moments.ts';
import { DEMO_RECIPES } from './recipes/demo-recipes.ts';

const NOW = Date.UTC(2026, 5, 1);

test('recipes are spread over the last months in order, some of them this week', () => {
  const moments = demoMoments(40, NOW);
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
  expect(moments.at(-1)).toBeLessThan(NOW);
  expect(moments[0]).toBeGreaterThan(NOW - 130 * DAY);
  expect(moments[0]).toBeLessThan(NOW - 90 * DAY);
  const thisWeek = moments.filter((moment) => moment > NOW - 7 * DAY);
  expect(thisWeek.length).toBeGreaterThanOrEqual(3);
  expect(thisWeek.length).toBeLessThan(15);
});

test('a single recipe is of today', () => {
  expect(demoMoments(1, NOW)[0]).toBeGreaterThan(NOW - DAY);
});

test.each(['first', 'second'] as const)('the %s user has added some this week', (owner) => {
  const dated = datedRecipes(DEMO_RECIPES, NOW);
  expect(dated).toHaveLength(DEMO_RECIPES.length);
  const moments = dated.map(({ moment }) => moment);
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  const own = dated.filter(({ recipe }) => recipe.owner === owner);
  expect(own.map(({ recipe }) => recipe)).toEqual(
    DEMO_RECIPES.filter((recipe) => recipe.owner === owner),
  );
  expect(own.filter(({ moment }) => moment > NOW - 7 * DAY).length).toBeGreaterThanOrEqual(2);
});
