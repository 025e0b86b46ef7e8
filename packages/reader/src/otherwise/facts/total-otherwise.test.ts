import { describe, expect, test } from 'vitest';
import { timed } from '../../testing/timed.ts';

describe('a page that tells only how long it takes in all', () => {
  const times = { prep: 'PT20M', cook: 'PT50M', total: 'PT1H10M' };

  test.each([
    'Ready in 3 hours',
    'Total time: 30 minutes',
    'Gesamtzeit 3 Stunden',
    'Klaar in 3 uur',
    '4 porsjoner, 3 timer',
    '4 servings · 3 hours',
  ])('says otherwise by "%s"', (facts) => {
    expect(timed(times, `<p>${facts}</p>`)).toEqual({ cookTime: facts });
  });

  test.each([
    ['the sum', 'Ready in 1 hour 10 minutes', times],
    ['the sum in minutes', 'Ready in 70 minutes', times],
    ['about the sum', 'Ready in 1 hour', times],
    ['one of the times', 'Ready in 50 minutes', times],
    ['no whole time', 'Ready in no time', times],
    ['something of other portions', 'For 4 servings in 3 hours we had 3 helpers', times],
    ['more than the sum', 'Ready in 3 hours', { prep: 'PT20M', cook: 'PT50M' }],
    ['another total than one that holds rest', 'Ready in 3 hours', { ...times, total: 'PT9H' }],
    ['a whole beside a part', 'Ready in 3 hours', { cook: 'PT50M' }],
  ])('does not contradict its data by %s', (_what, facts, declared) => {
    expect(timed(declared, `<p>${facts}</p>`)).toEqual({});
  });

  test.each([
    ['a clock', '<p><i class="icon-clock"></i> 3 h</p>', '3 h'],
    ['a sign', '<p>⏱ 95 min</p>', '⏱ 95 min'],
    ['the word time', '<dl><dt>Time</dt><dd>95 min</dd></dl>', '95 min'],
    ['how hard it is', '<p>30 min | Easy | 4</p>', '30 min | Easy | 4'],
    ['another one', '<ul><li>15 min</li><li>Easy</li><li>2 h 15 min</li></ul>', '2 h 15 min'],
    ['whom it feeds', '<ul><li><svg></svg>95 min</li><li><svg></svg>6</li></ul>', '95 min'],
  ])('says otherwise by a time beside %s', (_what, facts, row) => {
    expect(timed(times, facts)).toEqual({ cookTime: row });
  });

  test.each([
    ['one of the times', '<p>⏱ 50 min</p>'],
    ['the sum', '<p>⏱ 1 h 10 min</p>'],
    ['both times', '<ul><li>20 min</li><li>50 min</li></ul>'],
    ['a time that is not alone', '<p>After 95 min in the garden</p>'],
    ['times of other dishes', '<p>15 min</p><p>Soup</p>'.repeat(4)],
    ['a time above the name of the dish', '<p>95 min</p><p>Soup</p><h2>Lentils</h2>'],
    ['times far apart', `<p>15 min</p>${'<p>Soup</p>'.repeat(8)}<p>95 min</p>`],
  ])('does not contradict its data by %s', (_what, facts) => {
    expect(timed(times, facts)).toEqual({});
  });

  test('says otherwise where it leaves no room for a part', () => {
    const declared = { prep: 'PT20M', cook: 'PT50M' };
    expect(timed(declared, '<p>Ready in 30 minutes</p>')).toEqual({
      cookTime: 'Ready in 30 minutes',
    });
  });
});
