import { createTimer, pauseTimer, startTimer } from '@commonplate/kitchen';
import { expect, test } from 'vitest';
import { timerWords } from './timer-words.ts';

const idle = createTimer({ id: 'a', label: 'Rice', seconds: 90 });
const running = startTimer(idle, 0);

test.each([
  ['idle', idle, 0, 'grey', 'Not started'],
  ['running', running, 0, 'green', 'Running, of 1 min 30 s'],
  ['under a minute', running, 31_000, 'yellow', 'Less than a minute'],
  ['at zero', running, 90_000, 'red', 'Finished'],
  ['paused', pauseTimer(running, 10_000), 50_000, 'grey', 'Paused'],
  ['paused late', pauseTimer(running, 60_000), 80_000, 'yellow', 'Paused, less than a minute'],
  [
    'of whole minutes',
    startTimer(createTimer({ id: 'b', seconds: 4_800 }), 0),
    0,
    'green',
    'Running, of 1 h 20 min',
  ],
])('a timer %s has its colour and its word', (_case, timer, now, tone, state) => {
  expect(timerWords(timer, now)).toEqual({ tone, state });
});
