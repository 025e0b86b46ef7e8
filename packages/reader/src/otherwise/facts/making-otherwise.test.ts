import { describe, expect, test } from 'vitest';
import { timed } from '../../testing/timed.ts';

describe('the time for making it, of 15 minutes of work and 20 of cooking', () => {
  const times = { prep: 'PT15M', cook: 'PT20M' };

  test.each([
    ['<p>Zubereitungszeit: 60 Min.</p><p>Backzeit: 20 Min.</p>', { prepTime: '60 Min.' }],
    ['<p>Zubereitung: 30 Min.</p><p>Garzeit: 20 Min.</p>', { prepTime: '30 Min.' }],
    ['<p>Bereidingstijd: 1 uur</p><p>Oventijd: 20 min</p>', { prepTime: '1 uur' }],
    [
      '<p>Zubereitung: 60 Min.</p><p>Backzeit: 50 Min.</p>',
      { prepTime: '60 Min.', cookTime: '50 Min.' },
    ],
    ['<p>Zubereitungszeit: 90 Min.</p>', { cookTime: 'Zubereitungszeit: 90 Min.' }],
  ])('is another on a page that says %s', (facts, others) => {
    expect(timed(times, facts)).toEqual(others);
  });

  test.each([
    ['the work', '<p>Zubereitungszeit: 15 Min.</p><p>Backzeit: 20 Min.</p>'],
    ['the cooking', '<p>Zubereitungszeit: 20 Min.</p><p>Backzeit: 20 Min.</p>'],
    ['both', '<p>Zubereitungszeit: 35 Min.</p><p>Backzeit: 20 Min.</p>'],
    ['both in a range', '<p>Zubereitungszeit: 30 - 35 Min.</p><p>Backzeit: 20 Min.</p>'],
    [
      'both and rest',
      '<p>Zubereitung: 95 Min.</p><p>Backzeit: 20 Min.</p><p>Ruhezeit: 60 Min.</p>',
    ],
    ['about both, alone', '<p>Zubereitungszeit: 40 Min.</p>'],
    ['both and rest, alone', '<p>Zubereitungszeit: 95 Min.</p><p>Ruhezeit: 60 Min.</p>'],
  ])('may be %s', (_what, facts) => {
    expect(timed(times, facts)).toEqual({});
  });

  test('may be a part of a total that holds rest', () => {
    const rested = { ...times, total: 'PT95M' };
    for (const minutes of [95, 80, 75])
      expect(
        timed(rested, `<p>Zubereitungszeit: ${minutes} Min.</p><p>Backzeit: 20 Min.</p>`),
      ).toEqual({});
  });

  test('is the whole with the cooking that the page says otherwise', () => {
    const facts = '<p>Zubereitungszeit: 65 Min.</p><p>Backzeit: 50 Min.</p>';
    expect(timed(times, facts)).toEqual({ cookTime: '50 Min.' });
  });
});
