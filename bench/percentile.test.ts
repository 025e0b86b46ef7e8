import { expect, test } from 'vitest';
import { median, percentile } from './percentile.ts';

test('shares of a hundred values, in any order', () => {
  const values = Array.from({ length: 100 }, (_, n) => (n * 37) % 100);
  expect([0, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([0, 50, 95, 99]);
  expect(median([3, 1, 2])).toBe(2);
});

test('nothing measured is no number', () => {
  expect(percentile([], 0.5)).toBeNaN();
});
