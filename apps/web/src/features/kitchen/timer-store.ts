import {
  type Timer,
  changeTimer,
  createTimer,
  pauseTimer,
  removeTimer,
  resetTimer,
  restoreTimers,
  serialiseTimers,
  settleTimers,
  startTimer,
} from '@commonplate/kitchen';
import { newId } from '../../lib/new-id.ts';
import { TIMERS_STORED_AS, announceTimerPresence } from './timer-presence.ts';

export interface TimerRequest {
  /** The same id asks for the same timer again. */
  id?: string;
  label: string;
  seconds: number;
}

export interface TimersNow {
  timers: readonly Timer[];
  now: number;
}

export interface Finish {
  timer: Timer;
  /** False in tabs that only heard of it: one sound is enough. */
  first: boolean;
}

export interface TimerStore {
  current: () => TimersNow;
  subscribe: (listener: () => void) => () => void;
  onFinish: (listener: (finish: Finish) => void) => () => void;
  add: (request: TimerRequest) => string;
  start: (id: string) => void;
  pause: (id: string) => void;
  reset: (id: string) => void;
  remove: (id: string) => void;
  /** Looks at the clock: for whoever wakes the page up. */
  settle: () => void;
}

const TICK_MS = 1_000;

/** When the next shown second of any running timer is over. */
function untilNextTick(timers: readonly Timer[], now: number): number | null {
  const waits = timers.flatMap(({ endsAt }) =>
    endsAt === null ? [] : [Math.max(0, endsAt - now) % TICK_MS || TICK_MS],
  );
  return waits.length === 0 ? null : Math.min(...waits);
}

const isFinished = (timer: Timer | undefined) =>
  timer !== undefined && timer.endsAt === null && timer.remainingSeconds === 0;

/** The timers of the app. Storage is the truth, so that a reload loses nothing and tabs agree. */
export function createTimerStore(storage: Storage): TimerStore {
  const listeners = new Set<() => void>();
  const finishListeners = new Set<(finish: Finish) => void>();
  let state: TimersNow = { timers: [], now: Date.now() };
  let tick: ReturnType<typeof setTimeout> | undefined;

  function show(timers: readonly Timer[]): void {
    state = { timers, now: Date.now() };
    clearTimeout(tick);
    const wait = untilNextTick(timers, state.now);
    if (wait !== null) tick = setTimeout(settle, wait);
    for (const listener of listeners) listener();
  }

  function keep(timers: readonly Timer[]): void {
    if (timers.length === 0) storage.removeItem(TIMERS_STORED_AS);
    else storage.setItem(TIMERS_STORED_AS, serialiseTimers(timers));
    announceTimerPresence();
  }

  function tellFinished(finished: readonly Timer[], first: boolean): void {
    for (const timer of finished) {
      for (const listener of finishListeners) listener({ timer, first });
    }
  }

  /** What another tab wrote; a timer that ran here and stands at zero there has just finished. */
  function adopt(): void {
    const running = state.timers.filter(({ endsAt }) => endsAt !== null);
    const timers = restoreTimers(storage.getItem(TIMERS_STORED_AS));
    show(timers);
    const finished = running.flatMap(
      ({ id }) => timers.find((timer) => timer.id === id && isFinished(timer)) ?? [],
    );
    tellFinished(finished, false);
  }

  function settle(): void {
    const { timers, finished } = settleTimers(state.timers, Date.now());
    if (finished.length === 0) {
      show(timers);
      return;
    }
    const stored = restoreTimers(storage.getItem(TIMERS_STORED_AS));
    const heard = finished.filter(({ id }) => isFinished(stored.find((other) => other.id === id)));
    keep(timers);
    show(timers);
    tellFinished(heard, false);
    tellFinished(
      finished.filter((timer) => !heard.includes(timer)),
      true,
    );
  }

  function change(next: (timers: readonly Timer[], now: number) => readonly Timer[]): void {
    settle();
    const timers = next(state.timers, Date.now());
    keep(timers);
    show(timers);
  }

  window.addEventListener('storage', (event) => {
    if (event.key === TIMERS_STORED_AS || event.key === null) adopt();
  });
  // A hidden or sleeping page is woken late: what is shown must be right at the first look.
  for (const event of ['focus', 'pageshow', 'online']) window.addEventListener(event, settle);
  document.addEventListener('visibilitychange', settle);
  show(restoreTimers(storage.getItem(TIMERS_STORED_AS)));

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFinish(listener) {
      finishListeners.add(listener);
      return () => finishListeners.delete(listener);
    },
    add(request) {
      const id = request.id ?? newId();
      change((timers) => [...removeTimer(timers, id), createTimer({ ...request, id })]);
      return id;
    },
    start: (id) =>
      change((timers, now) => changeTimer(timers, id, (timer) => startTimer(timer, now))),
    pause: (id) =>
      change((timers, now) => changeTimer(timers, id, (timer) => pauseTimer(timer, now))),
    reset: (id) => change((timers) => changeTimer(timers, id, resetTimer)),
    remove: (id) => change((timers) => removeTimer(timers, id)),
    settle,
  };
}
