import { describe, expect, test } from 'vitest';
import {
  clampTimerMinutes,
  createTimer,
  pauseTimer,
  resetTimer,
  secondsLeft,
  startTimer,
  TIMER_PRESETS,
  timerTone,
} from './timer.ts';

const NOW = 1_750_000_000_000;
const eggs = createTimer({ id: 'a', label: 'Eggs', seconds: 600 });

test('the presets are those of the panel', () => {
  expect(TIMER_PRESETS.map(({ label, minutes }) => `${label} ${minutes}`)).toEqual([
    'Boil Eggs 10',
    'Pasta 12',
    'Rice 18',
    'Bake Cookies 15',
  ]);
});

test.each([
  ['5', 5],
  ['', 1],
  ['abc', 1],
  [0, 1],
  [-3, 1],
  [2.9, 2],
  ['1000', 999],
  [Infinity, 999],
  [Number.NaN, 1],
])('%j minutes become %d', (input, minutes) => {
  expect(clampTimerMinutes(input)).toBe(minutes);
});

describe('a new timer', () => {
  test('stands idle with its full time', () => {
    expect(eggs).toEqual({
      id: 'a',
      label: 'Eggs',
      totalSeconds: 600,
      remainingSeconds: 600,
      isActive: false,
      isPaused: false,
      endsAt: null,
    });
  });

  test.each([undefined, '', '   '])('with the name %j is called Timer', (label) => {
    const given = label === undefined ? {} : { label };
    expect(createTimer({ id: 'a', seconds: 60, ...given }).label).toBe('Timer');
  });

  test.each([
    [0, 60],
    [Number.NaN, 60],
    [30, 30],
    [1e9, 59_940],
  ])('of %d seconds has %d', (seconds, total) => {
    expect(createTimer({ id: 'a', seconds }).totalSeconds).toBe(total);
  });
});

describe('a running timer', () => {
  const running = startTimer(eggs, NOW);

  test('counts by its deadline, however long nobody looked', () => {
    expect(running).toMatchObject({ isActive: true, isPaused: false, endsAt: NOW + 600_000 });
    expect(secondsLeft(running, NOW + 1)).toBe(600);
    expect(secondsLeft(running, NOW + 1000)).toBe(599);
    expect(secondsLeft(running, NOW + 599_001)).toBe(1);
    expect(secondsLeft(running, NOW + 86_400_000)).toBe(0);
  });

  test('started again keeps its deadline', () => {
    expect(startTimer(running, NOW + 5000)).toBe(running);
  });

  test('keeps what is left while it is paused and goes on from there', () => {
    const paused = pauseTimer(running, NOW + 100_400);
    expect(paused).toMatchObject({ isActive: true, isPaused: true, endsAt: null });
    expect(secondsLeft(paused, NOW + 9_999_999)).toBe(500);
    const resumed = startTimer(paused, NOW + 200_000);
    expect(resumed.endsAt).toBe(NOW + 200_000 + 499_600);
  });

  test('shows no more than its full time when the clock is set back', () => {
    expect(secondsLeft(running, NOW - 3_600_000)).toBe(600);
  });

  test('is reset to its full time and idle', () => {
    expect(resetTimer(running)).toEqual(eggs);
  });
});

test('pausing what does not run changes nothing', () => {
  expect(pauseTimer(eggs, NOW)).toBe(eggs);
});

test('pausing after the end leaves the finish to be announced', () => {
  const running = startTimer(eggs, NOW);
  expect(pauseTimer(running, NOW + 600_000)).toBe(running);
});

test('starting a finished timer makes it idle with its full time', () => {
  expect(startTimer({ ...eggs, remainingSeconds: 0 }, NOW)).toEqual(eggs);
});

test('the colour follows the time left', () => {
  const running = startTimer(eggs, NOW);
  expect(timerTone(eggs, NOW)).toBe('grey');
  expect(timerTone(running, NOW)).toBe('green');
  expect(timerTone(pauseTimer(running, NOW + 1000), NOW + 1000)).toBe('grey');
  expect(timerTone(running, NOW + 540_000)).toBe('green');
  expect(timerTone(running, NOW + 541_000)).toBe('yellow');
  expect(timerTone(running, NOW + 600_000)).toBe('red');
});
