import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restoreTimers, serialiseTimers } from './timer-storage.ts';
import { createTimer, pauseTimer, secondsLeft, startTimer } from './timer.ts';

const NOW = 1_750_000_000_000;
const idle = createTimer({ id: 'a', label: 'Eggs', seconds: 600 });
const running = startTimer({ ...idle, id: 'b' }, NOW);
const paused = pauseTimer({ ...running, id: 'c' }, NOW + 1500);
const finished = { ...idle, id: 'd', remainingSeconds: 0 };

test('timers come back as they were', () => {
  const timers = [idle, running, paused, finished];
  expect(restoreTimers(serialiseTimers(timers))).toEqual(timers);
});

describe('a stored text that cannot be trusted', () => {
  test.each([null, '', '{', 'null', '7', '{}', '[null, 1, "x", []]'])('%j gives none', (text) => {
    expect(restoreTimers(text)).toEqual([]);
  });

  test.each([
    { id: '' },
    { id: 3 },
    { label: null },
    { totalSeconds: 0 },
    { totalSeconds: '600' },
    { totalSeconds: 1e9 },
    { remainingSeconds: -1 },
    { remainingSeconds: 601 },
  ])('a timer with %j is left out', (fault) => {
    expect(restoreTimers(JSON.stringify([{ ...idle, ...fault }]))).toEqual([]);
  });

  test('flags that contradict each other are put right', () => {
    const odd = JSON.stringify([{ ...idle, isActive: true, isPaused: 'yes', endsAt: 'soon' }]);
    expect(restoreTimers(odd)).toEqual([idle]);
  });

  test('an id that appears twice is kept once', () => {
    expect(restoreTimers(serialiseTimers([idle, { ...running, id: 'a' }]))).toEqual([idle]);
  });

  test('a flood of timers is cut', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...idle, id: String(index) }));
    expect(restoreTimers(serialiseTimers(many))).toHaveLength(50);
  });

  test('no JSON gives a timer without a sane time', () => {
    const fields = fc.record({
      id: fc.string(),
      label: fc.string(),
      totalSeconds: fc.oneof(fc.double(), fc.string()),
      remainingSeconds: fc.double(),
      isPaused: fc.boolean(),
      endsAt: fc.oneof(fc.double(), fc.constant(null)),
    });
    fc.assert(
      fc.property(fc.array(fields), (values) => {
        for (const timer of restoreTimers(JSON.stringify(values))) {
          expect(secondsLeft(timer, NOW)).toBeGreaterThanOrEqual(0);
          expect(secondsLeft(timer, NOW)).toBeLessThanOrEqual(Math.ceil(timer.totalSeconds));
        }
      }),
    );
  });
});
