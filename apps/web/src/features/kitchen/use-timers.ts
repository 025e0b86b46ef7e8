import { useSyncExternalStore } from 'react';
import { prepareSound, hush } from './timer-sound.ts';
import { offerNotifications } from './timer-notification.ts';
import type { TimerRequest, TimersNow } from './timer-store.ts';
import { timers } from './timers.ts';

export function useTimers(): TimersNow {
  return useSyncExternalStore(timers.subscribe, timers.current);
}

function start(id: string): void {
  hush();
  prepareSound();
  timers.start(id);
  offerNotifications();
}

function quietly(change: (id: string) => void): (id: string) => void {
  return (id) => {
    hush();
    change(id);
  };
}

/** What a touch on a timer does: the touch also opens the way for sound, and silences what rings. */
export const timerActions = {
  add: timers.add,
  start,
  pause: timers.pause,
  reset: quietly(timers.reset),
  remove: quietly(timers.remove),
  addAndStart: (request: TimerRequest) => start(timers.add(request)),
} as const;
