import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { type Clock, MINUTE, SECOND } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import * as store from './attempt-store.ts';

/** At most `max` attempts of `bucket` within the last `windowMs`. */
export interface Limit {
  readonly bucket: string;
  readonly max: number;
  readonly windowMs: number;
  /** What is said where this limit is reached, if it is more than that there were too many attempts. */
  readonly whenReached?: (retryAfterS: number) => string;
}

/** For an attempt that turns out to be none. */
export type Withdraw = () => Promise<void>;

export interface Attempts {
  /** Counts one attempt in every bucket, or throws 429 and counts nothing. Answers with a way to take it back. */
  count(limits: readonly Limit[]): Promise<Withdraw>;
  /**
   * Runs a check that may be guessed at. Only a wrong outcome (`undefined`) counts. However many guesses run at once, no
   * more than the limit are ever decided; the others wait for those under way.
   */
  guess<Right>(
    limits: readonly Limit[],
    check: () => Promise<Right | undefined>,
  ): Promise<Right | undefined>;
  /** How many attempts of a bucket happened within the window. */
  used(limit: Pick<Limit, 'bucket' | 'windowMs'>): Promise<number>;
  forget(bucket: string): Promise<void>;
  sweep(): Promise<void>;
}

const UNDECIDED_MS = 30 * SECOND;
const PATIENCE_MS = 10 * SECOND;
const POLL_MS = 25;

const tooManyAttempts = (retryAfterS: number): string => {
  const minutes = Math.ceil((retryAfterS * SECOND) / MINUTE);
  const when = minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
  return `Too many attempts. Please try again ${when}.`;
};

function tooMany(retryAfterMs: number, message: Limit['whenReached'] = tooManyAttempts): AppError {
  const retryAfterS = Math.max(1, Math.ceil(retryAfterMs / SECOND));
  return new AppError('rate_limited', message(retryAfterS), { retryAfterS });
}

export function createAttempts(database: Database, clock: Clock): Attempts {
  /** Adds the attempt if there is room; otherwise says whether waiting for undecided ones could help. */
  const enter = (id: string, limits: readonly Limit[], pending: 0 | 1) =>
    database.transaction(async (tx) => {
      await store.lockBuckets(
        tx,
        database.engine,
        limits.map(({ bucket }) => bucket),
      );
      // Only now: whoever waited for the lock would otherwise live before those who held it.
      const now = clock();
      let mustWait = false;
      for (const { bucket, max, windowMs, whenReached } of limits) {
        const found = await store.tally(tx, {
          bucket,
          since: now - windowMs,
          decidedBy: now - UNDECIDED_MS,
        });
        if (found.settled >= max) {
          return { entered: false, refusal: tooMany(found.oldest + windowMs - now, whenReached) };
        }
        if (found.settled + found.pending >= max) mustWait = true;
      }
      if (mustWait) return { entered: false };
      const rows = limits.map(({ bucket, windowMs }) => ({
        id,
        bucket,
        at: now,
        pending,
        expires_at: now + windowMs,
      }));
      await store.addAttempts(tx, rows);
      return { entered: true };
    });

  async function enterInTurn(limits: readonly Limit[], pending: 0 | 1): Promise<string> {
    const id = newId();
    const giveUpAt = performance.now() + PATIENCE_MS;
    while (performance.now() < giveUpAt) {
      const { entered, refusal } = await enter(id, limits, pending);
      if (entered) return id;
      if (refusal) throw refusal;
      await sleep(POLL_MS * (1 + Math.random()));
    }
    throw tooMany(PATIENCE_MS);
  }

  return {
    async count(limits) {
      const id = await enterInTurn(limits, 0);
      return () => store.withdraw(database.db, id);
    },
    async guess(limits, check) {
      const id = await enterInTurn(limits, 1);
      try {
        const right = await check();
        if (right === undefined) await store.settle(database.db, id);
        else await store.withdraw(database.db, id);
        return right;
      } catch (error) {
        await store.withdraw(database.db, id);
        throw error;
      }
    },
    async used({ bucket, windowMs }) {
      const since = clock() - windowMs;
      const { settled, pending } = await store.tally(database.db, { bucket, since, decidedBy: 0 });
      return settled + pending;
    },
    forget: (bucket) => store.forgetBucket(database.db, bucket),
    sweep: () => store.deleteExpired(database.db, clock()),
  };
}
