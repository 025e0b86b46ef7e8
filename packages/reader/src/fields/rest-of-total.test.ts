import { expect, test } from 'vitest';
import { restOfTotal } from './rest-of-total.ts';

const times = (prepTime: number | null, cookTime: number | null, totalTime: number | null) => ({
  prepTime,
  cookTime,
  totalTime,
});

test.each([
  ['all of a total that stands alone', times(null, null, 60), { field: 'cookTime', minutes: 60 }],
  ['what the work leaves over', times(20, null, 90), { field: 'cookTime', minutes: 70 }],
  ['what the cooking leaves over', times(null, 70, 90), { field: 'prepTime', minutes: 20 }],
  ['nothing where both are known', times(20, 40, 90), null],
  ['nothing of a total that is no longer', times(60, null, 60), null],
  ['nothing without a total', times(20, null, null), null],
])('is %s', (_, given, rest) => {
  expect(restOfTotal(given)).toEqual(rest);
});
