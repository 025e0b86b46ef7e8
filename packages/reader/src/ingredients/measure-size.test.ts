import { expect, test } from 'vitest';
import { sayTheSame } from './measure-size.ts';

test.each([
  [1 / 4, 4, true],
  [1 / 4, 3, true],
  [1 / 3, 5, true],
  [1 / 3, 3, false],
  [1 / 2, 6, true],
  [1 / 2, 5, false],
  [1, 16, true],
])('%d cups and %d tablespoons: the same is %s', (cups, spoons, isSame) => {
  const poured = { low: cups, high: cups, unit: 'cup' } as const;
  const spooned = { low: spoons, high: spoons, unit: 'tablespoon' } as const;
  expect(sayTheSame(poured, spooned)).toBe(isSame);
  expect(sayTheSame(spooned, poured)).toBe(isSame);
});
