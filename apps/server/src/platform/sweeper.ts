import type { FastifyBaseLogger } from 'fastify';
import { MINUTE } from './clock.ts';

const EVERY_MS = 10 * MINUTE;

/** Deletes what has expired: once at start, then every few minutes. */
export interface Sweeper {
  add(name: string, sweep: () => Promise<void>): void;
  sweep(): Promise<void>;
  start(): void;
  stop(): void;
}

export function createSweeper(log: FastifyBaseLogger): Sweeper {
  const sweeps = new Map<string, () => Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  async function sweepAll(): Promise<void> {
    for (const [name, sweep] of sweeps) {
      try {
        await sweep();
      } catch (error) {
        log.warn({ err: error, name }, 'sweeping failed, will be tried again');
      }
    }
  }

  return {
    add: (name, sweep) => void sweeps.set(name, sweep),
    sweep: sweepAll,
    start() {
      timer = setInterval(() => void sweepAll(), EVERY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
