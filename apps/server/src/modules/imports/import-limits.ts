import type { RateLimitStatus } from '@commonplate/contract';
import type { Attempts, Withdraw } from '../../platform/attempts/attempts.ts';
import { DAY, MINUTE } from '../../platform/clock.ts';

interface Allowance {
  readonly perMinute: number;
  readonly perDay: number;
}

export interface ImportLimits {
  /** Counts one import of this user, or answers 429. What it answers takes the import back. */
  count(userId: string): Promise<Withdraw>;
  remaining(userId: string): Promise<RateLimitStatus>;
}

const HOUR_S = 3_600;

function inWords(seconds: number): string {
  if (seconds < 90) return `in ${seconds} second${seconds === 1 ? '' : 's'}`;
  if (seconds < 2 * HOUR_S) return `in ${Math.ceil(seconds / 60)} minutes`;
  return `in ${Math.ceil(seconds / HOUR_S)} hours`;
}

const reached =
  (max: number, time: 'minute' | 'day') =>
  (retryAfterS: number): string =>
    `You have reached the limit of ${max} import${max === 1 ? '' : 's'} a ${time}. Please try again ${inWords(retryAfterS)}.`;

/** Kept in the database, so that all servers count together. */
export function createImportLimits(
  attempts: Pick<Attempts, 'count' | 'used'>,
  { perMinute, perDay }: Allowance,
): ImportLimits {
  const limitsOf = (userId: string) => ({
    minute: {
      bucket: `import:minute:${userId}`,
      max: perMinute,
      windowMs: MINUTE,
      whenReached: reached(perMinute, 'minute'),
    },
    day: {
      bucket: `import:day:${userId}`,
      max: perDay,
      windowMs: DAY,
      whenReached: reached(perDay, 'day'),
    },
  });

  return {
    async count(userId) {
      const { minute, day } = limitsOf(userId);
      // Where both are reached, the longer wait is the one to tell.
      return attempts.count([day, minute]);
    },
    async remaining(userId) {
      const { minute, day } = limitsOf(userId);
      const [inMinute, inDay] = [await attempts.used(minute), await attempts.used(day)];
      const dayRemaining = Math.max(0, perDay - inDay);
      return { minuteRemaining: Math.max(0, perMinute - inMinute), dayRemaining };
    },
  };
}
