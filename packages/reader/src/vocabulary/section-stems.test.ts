import { expect, test } from 'vitest';
import { mayNameIngredients } from './section-stems.ts';

test.each([
  'foringredients4',
  'lesingrédients',
  'zutatenliste',
  'whatyoullneed',
  'youwillneed',
  'dettedutrenger2',
])('%s may name ingredients', (bare) => {
  expect(mayNameIngredients(bare)).toBe(true);
});

test('other words do not', () => {
  expect(mayNameIngredients('nutritionfactscalories310kcal')).toBe(false);
});
