import { expect, test } from 'vitest';
import { formatCountdown, formatMinutes } from './clock-text.ts';

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [80, '1 h 20 min'],
  [999, '16 h 39 min'],
  [-3, '0 min'],
])('%d minutes read %j', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [545, '9:05'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
  [59_940, '16:39:00'],
  [0.2, '0:01'],
  [-1, '0:00'],
])('%d seconds count down as %j', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
