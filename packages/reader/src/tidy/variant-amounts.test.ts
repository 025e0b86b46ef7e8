import { expect, test } from 'vitest';
import { areAmountsAlike, areAmountsUnrelated } from './variant-amounts.ts';

const CAKE = ['200 g flour', '100 g butter', '2 eggs', '1 tsp salt'];

test.each([
  ['in other measures', ['7 oz flour', '3.5 oz butter', '2 eggs', '1 tsp salt']],
  [
    'in cups, of which weights tell little',
    ['1 1/2 cups flour', '1/2 cup butter', '2 eggs', '1 tsp salt'],
  ],
  [
    'in other measures, one of them converted wrongly',
    ['7 oz flour', '9 oz butter', '2 eggs', '1 tsp salt'],
  ],
  ['for twice as many', ['400 g flour', '200 g butter', '4 eggs', '2 tsp salt']],
  ['for twice as many with as much salt', ['400 g flour', '200 g butter', '4 eggs', '1 tsp salt']],
  ['for half as many, rounded', ['100 g flour', '50 g butter', '1 egg', '1 tsp salt']],
  ['without amounts', ['flour', 'butter', 'eggs', 'salt']],
])('the same list %s is a variant', (_what, others) => {
  expect(areAmountsAlike(CAKE, others)).toBe(true);
});

test.each([
  ['more of one and less of the others', ['150 g flour', '80 g butter', '3 eggs', '1 tsp salt']],
  ['less of each by something else', ['20 g flour', '40 g butter', '1 egg', '1/2 tsp salt']],
  ['another amount in another measure', ['200 g flour', '1 tbsp butter', '2 eggs', '1 tsp salt']],
])('%s is another part of the dish', (_what, others) => {
  expect(areAmountsAlike(CAKE, others)).toBe(false);
});

test.each([
  [
    'more of one and less of another',
    ['150 g flour', '120 g butter', '2 eggs', '1 tsp salt'],
    true,
  ],
  ['less of all', ['20 g flour', '40 g butter', '1 egg', '1/2 tsp salt'], false],
  ['other measures', ['7 oz flour', '9 oz butter', '3 eggs', '1/2 tsp salt'], false],
])('a list with %s may be told to be of another part', (_what, others, isUnrelated) => {
  expect(areAmountsUnrelated(CAKE, others)).toBe(isUnrelated);
});
