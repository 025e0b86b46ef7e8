import { expect, test } from 'vitest';
import { changeTimer, nextTimer, removeTimer, settleTimers } from './timer-list.ts';
import { createTimer, pauseTimer, resetTimer, startTimer } from './timer.ts';

const NOW = 1_750_000_000_000;
const rice = startTimer(createTimer({ id: 'rice', label: 'Rice', seconds: 1080 }), NOW);
const eggs = startTimer(createTimer({ id: 'eggs', label: 'Eggs', seconds: 600 }), NOW);
const idle = createTimer({ id: 'idle', seconds: 60 });

test('nothing finished leaves the same list', () => {
  const timers = [rice, eggs, idle];
  const settled = settleTimers(timers, NOW + 599_000);
  expect(settled.timers).toBe(timers);
  expect(settled.finished).toEqual([]);
});

test('each finish is reported once, and the timer stands inactive at zero', () => {
  const first = settleTimers([rice, eggs, idle], NOW + 600_000);
  expect(first.finished.map((timer) => timer.id)).toEqual(['eggs']);
  expect(first.timers[1]).toMatchObject({ remainingSeconds: 0, isActive: false, endsAt: null });
  expect(settleTimers(first.timers, NOW + 601_000).finished).toEqual([]);
});

test('after a long sleep all that ended are reported together', () => {
  const { finished } = settleTimers([rice, eggs, idle], NOW + 86_400_000);
  expect(finished.map((timer) => timer.id)).toEqual(['rice', 'eggs']);
});

test('the next one is the running one with the nearest end', () => {
  expect(nextTimer([rice, eggs, idle])).toBe(eggs);
  expect(nextTimer([rice, pauseTimer(eggs, NOW), idle])).toBe(rice);
  expect(nextTimer([idle])).toBeNull();
});

test('one timer is changed or removed by its id', () => {
  expect(changeTimer([rice, eggs], 'rice', resetTimer)).toEqual([resetTimer(rice), eggs]);
  expect(removeTimer([rice, eggs], 'rice')).toEqual([eggs]);
  expect(removeTimer([rice], 'unknown')).toEqual([rice]);
});
