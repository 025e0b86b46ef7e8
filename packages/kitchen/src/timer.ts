/**
 * A cooking timer on a deadline clock: while it runs only `endsAt` counts, so hidden tabs, sleep
 * and reloads lose no time. Every time is in milliseconds as `Date.now()` gives it.
 */
export interface Timer {
  readonly id: string;
  readonly label: string;
  readonly totalSeconds: number;
  /** What was left when the timer last stood still. */
  readonly remainingSeconds: number;
  readonly isActive: boolean;
  readonly isPaused: boolean;
  /** The moment of the finish while it runs, otherwise null. */
  readonly endsAt: number | null;
}

export const DEFAULT_TIMER_LABEL = 'Timer';
export const MIN_TIMER_MINUTES = 1;
export const MAX_TIMER_MINUTES = 999;

export const TIMER_PRESETS = [
  { label: 'Boil Eggs', minutes: 10 },
  { label: 'Pasta', minutes: 12 },
  { label: 'Rice', minutes: 18 },
  { label: 'Bake Cookies', minutes: 15 },
] as const;

/** Whole minutes within the limits; what is no number becomes 1. */
export function clampTimerMinutes(input: unknown): number {
  const minutes = Math.floor(typeof input === 'string' ? Number.parseFloat(input) : Number(input));
  if (Number.isNaN(minutes)) return MIN_TIMER_MINUTES;
  return Math.min(MAX_TIMER_MINUTES, Math.max(MIN_TIMER_MINUTES, minutes));
}

export function createTimer(timer: { id: string; label?: string; seconds: number }): Timer {
  const longest = MAX_TIMER_MINUTES * 60;
  const seconds = Math.round(timer.seconds);
  const totalSeconds = seconds >= 1 ? Math.min(longest, seconds) : MIN_TIMER_MINUTES * 60;
  const label = timer.label?.trim();
  return idle({
    id: timer.id,
    label: label === undefined || label === '' ? DEFAULT_TIMER_LABEL : label,
    totalSeconds,
  });
}

function idle(timer: Pick<Timer, 'id' | 'label' | 'totalSeconds'>): Timer {
  const { id, label, totalSeconds } = timer;
  const remainingSeconds = totalSeconds;
  return {
    id,
    label,
    totalSeconds,
    remainingSeconds,
    isActive: false,
    isPaused: false,
    endsAt: null,
  };
}

function exactRemaining(timer: Timer, now: number): number {
  if (timer.endsAt === null) return timer.remainingSeconds;
  // A clock that was set back must not show more than the whole time.
  return Math.min(timer.totalSeconds, Math.max(0, (timer.endsAt - now) / 1000));
}

/** Whole seconds left, as shown. */
export function secondsLeft(timer: Timer, now: number): number {
  return Math.ceil(exactRemaining(timer, now));
}

/** Starts or resumes; a finished timer goes back to its full time and stands idle. */
export function startTimer(timer: Timer, now: number): Timer {
  const remaining = exactRemaining(timer, now);
  if (remaining === 0) return resetTimer(timer);
  if (timer.endsAt !== null) return timer;
  return { ...timer, isActive: true, isPaused: false, endsAt: now + remaining * 1000 };
}

/** Pauses a running timer. One that is past its end is left for `settleTimers` to announce. */
export function pauseTimer(timer: Timer, now: number): Timer {
  const remainingSeconds = exactRemaining(timer, now);
  if (timer.endsAt === null || remainingSeconds === 0) return timer;
  return { ...timer, remainingSeconds, isPaused: true, endsAt: null };
}

export function resetTimer(timer: Timer): Timer {
  return idle(timer);
}

export type TimerTone = 'red' | 'yellow' | 'green' | 'grey';

export function timerTone(timer: Timer, now: number): TimerTone {
  const left = secondsLeft(timer, now);
  if (left === 0) return 'red';
  if (left < 60) return 'yellow';
  return timer.endsAt === null ? 'grey' : 'green';
}
