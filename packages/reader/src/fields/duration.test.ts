import { describe, expect, test } from 'vitest';
import { readMinutes } from './duration.ts';

describe('readMinutes', () => {
  test.each([
    ['PT30M', 30],
    ['PT135M', 135],
    ['PT1H30M', 90],
    ['pt1h', 60],
    ['P0DT0H30M', 30],
    ['P0Y0M0DT0H35M0.000S', 35],
    ['PTH5MS', 5],
    ['P30M', 30],
    ['PT90S', 2],
    ['PT1H15', 75],
    ['P1DT2H', 1560],
    ['PT1.5H', 90],
    ['PT 20 M', 20],
    ['45', 45],
    ['1:30', 90],
    ['1 hour 20 minutes', 80],
    ['1 hr. 5 min', 65],
    ['1h30', 90],
    ['1½ hours', 90],
    ['1 1/2 hours', 90],
    ['20-30 min', 30],
    ['20 to 30 minutes', 30],
    ['1 Stunde 10 Minuten', 70],
    ['30 Min.', 30],
    ['1 uur en 15 minuten', 75],
    ['1 heure 20', 80],
    ['2 horas', 120],
    ['1 ora e 30 minuti', 90],
    ['40 minuter', 40],
    ['1 time 20 minutter', 80],
    ['1 godzina 15 minut', 75],
    ['1 óra 10 perc', 70],
    ['10分', 10],
  ])('%s is %d minutes', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });

  test.each([
    '',
    'PT',
    'PT0M',
    'PTNaNM',
    'NaN',
    '-PT5M',
    'PT-5M',
    'overnight',
    'P9999Y',
    'PT99999999M',
  ])('%s is no time', (text) => {
    expect(readMinutes(text)).toBeNull();
  });
});
