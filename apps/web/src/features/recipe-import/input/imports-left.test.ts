import { expect, test } from 'vitest';
import { askedAgainAfter, importsLeft } from './imports-left.ts';

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

test('what is said of a minute is asked again before it has passed', () => {
  expect(askedAgainAfter({ minuteRemaining: 0, dayRemaining: 50 })).toBeLessThan(60_000);
  expect(askedAgainAfter({ minuteRemaining: 3, dayRemaining: 50 })).toBeLessThan(60_000);
});

test('what does not change by itself is not asked again', () => {
  expect(askedAgainAfter({ minuteRemaining: 10, dayRemaining: 5 })).toBe(false);
  expect(askedAgainAfter(undefined)).toBe(false);
});
