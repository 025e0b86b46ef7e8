import { expect, test } from 'vitest';
import { totalMinutes } from './total-time.ts';

test.each([
  [10, 20, 30],
  [10, null, 10],
  [undefined, 20, 20],
  [null, undefined, 0],
  [-5, 20, 20],
  [Number.NaN, 5, 5],
])('prep %j and cook %j take %d minutes', (prep, cook, total) => {
  expect(totalMinutes(prep, cook)).toBe(total);
});
