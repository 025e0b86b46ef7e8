import { secondsLeft } from './timer.ts';
import type { Timer } from './timer.ts';

/** The list with one timer changed by a function such as `resetTimer`. */
export function changeTimer(
  timers: readonly Timer[],
  id: string,
  change: (timer: Timer) => Timer,
): Timer[] {
  return timers.map((timer) => (timer.id === id ? change(timer) : timer));
}

export function removeTimer(timers: readonly Timer[], id: string): Timer[] {
  return timers.filter((timer) => timer.id !== id);
}

export interface Settled {
  /** The same array when nothing finished, so that a view need not be drawn again. */
  readonly timers: readonly Timer[];
  readonly finished: readonly Timer[];
}

/** Stops the timers whose time has come; each is reported as finished exactly once. */
export function settleTimers(timers: readonly Timer[], now: number): Settled {
  const finished: Timer[] = [];
  const settled = timers.map((timer) => {
    if (timer.endsAt === null || secondsLeft(timer, now) > 0) return timer;
    const done = { ...timer, remainingSeconds: 0, isActive: false, isPaused: false, endsAt: null };
    finished.push(done);
    return done;
  });
  return finished.length === 0 ? { timers, finished } : { timers: settled, finished };
}

/** The running timer that will finish first, for the page title. */
export function nextTimer(timers: readonly Timer[]): Timer | null {
  let next: Timer | null = null;
  for (const timer of timers) {
    if (timer.endsAt === null) continue;
    if (next === null || timer.endsAt < (next.endsAt ?? Infinity)) next = timer;
  }
  return next;
}
