import type { Clock } from '../platform/clock.ts';

/** Runs with real time, and can be moved ahead. */
export interface ManualClock {
  readonly now: Clock;
  advance(ms: number): void;
}

export function createManualClock(): ManualClock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    advance(ms) {
      ahead += ms;
    },
  };
}
