import { expect, test } from 'vitest';
import { importsLeft } from './imports-left.ts';

test.each([
  [10, 100, null],
  [4, 11, null],
  [3, 100, '3 imports left this minute'],
  [1, 100, '1 import left this minute'],
  [0, 100, 'No imports left this minute. Please try again in a minute.'],
  [5, 10, '10 imports left today'],
  [2, 1, '1 import left today'],
  [5, 0, 'No imports left today. Please try again tomorrow.'],
  [0, 0, 'No imports left today. Please try again tomorrow.'],
])('%d left this minute and %d today say %s', (minuteRemaining, dayRemaining, words) => {
  expect(importsLeft({ minuteRemaining, dayRemaining })).toBe(words);
});
