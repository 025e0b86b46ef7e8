import { expect, test } from 'vitest';
import { DURATION_CASES } from './cases/duration-cases.ts';
import { findDurations } from './durations.ts';

test.each(DURATION_CASES)('%j names %j', (text, found) => {
  const durations = findDurations(text);
  expect(durations.map((duration) => [duration.text, duration.seconds])).toEqual(found);
  for (const { start, end, text: words } of durations) expect(text.slice(start, end)).toBe(words);
});
