import { MAX_TIMER_MINUTES } from './timer.ts';
import type { Timer } from './timer.ts';

const MOST_TIMERS = 50;
const LONGEST_LABEL = 200;

export function serialiseTimers(timers: readonly Timer[]): string {
  return JSON.stringify(timers);
}

function isNumberWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

function readTimer(value: unknown): Timer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, label, totalSeconds, remainingSeconds, isPaused, endsAt }: Record<string, unknown> = {
    ...value,
  };
  if (typeof id !== 'string' || id === '' || typeof label !== 'string') return null;
  if (!isNumberWithin(totalSeconds, 1, MAX_TIMER_MINUTES * 60)) return null;
  if (!isNumberWithin(remainingSeconds, 0, totalSeconds)) return null;
  const isRunning = isNumberWithin(endsAt, 0, Number.MAX_SAFE_INTEGER);
  const paused = !isRunning && isPaused === true && remainingSeconds > 0;
  return {
    id,
    label: label.slice(0, LONGEST_LABEL),
    totalSeconds,
    remainingSeconds,
    isActive: isRunning || paused,
    isPaused: paused,
    endsAt: isRunning ? endsAt : null,
  };
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** The timers of a stored text. The text may be anything: what is no sound timer is left out. */
export function restoreTimers(text: string | null): Timer[] {
  const timers = new Map<string, Timer>();
  for (const value of parseList(text)) {
    const timer = readTimer(value);
    if (timer && timers.size < MOST_TIMERS && !timers.has(timer.id)) timers.set(timer.id, timer);
  }
  return [...timers.values()];
}
