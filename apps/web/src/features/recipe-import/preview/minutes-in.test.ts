import { expect, test } from 'vitest';
import { minutesIn } from './minutes-in.ts';

test.each([
  ['8 perc', 8],
  ['55 minutes', 55],
  ['15 minutes minutes', 15],
  ['45 min.', 45],
  ['1 hour', 60],
  ['1 hr 10 mins', 70],
  ['1 hour hour 15 minutes minutes', 75],
  ['2 Stunden und 5 Minuten', 125],
  ['1 uur en 30 minuten', 90],
  ['2 timmar', 120],
  ['1 h 15 min', 75],
  ['1h15m', 75],
])('%s are %i minutes', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

test.each(['', '30 to 40 minutes', '30-40 minutes', 'overnight', '2 days', '1 1/2 hours', '55'])(
  '"%s" is left to the cook',
  (text) => {
    expect(minutesIn(text)).toBeNull();
  },
);
