import { safeReturnPath } from '../return-path.ts';
import type { SignedOut } from './session-store.ts';

/** What brought somebody to the sign-in page. It travels with the address, so it also survives a reload there. */
export interface Interruption {
  /** The page that needs a session. */
  from: string;
  /** Who was signed in until then; null where nobody was, as far as this tab knows. */
  userId: string | null;
  /** A session ended by itself. */
  ended: boolean;
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Null for those who chose to log out: they are not sent back to where that happened. */
export function interruptionAt(
  { pathname, search, hash }: Place,
  { reason, userId }: SignedOut,
): Interruption | null {
  if (reason === 'logout') return null;
  return {
    from: `${pathname}${search}${hash}`,
    userId,
    ended: reason === 'expired' || userId !== null,
  };
}

/** Any page may have put anything into the state of an address. */
export function readInterruption(state: unknown): Interruption | null {
  if (typeof state !== 'object' || state === null) return null;
  const { from, userId, ended } = state as Record<string, unknown>;
  if (typeof from !== 'string') return null;
  return {
    from,
    userId: typeof userId === 'string' ? userId : null,
    ended: ended === true,
  };
}

/** Where somebody who has signed in goes on: what another one was looking at is not theirs. */
export function wayOn(interruption: Interruption | null, userId: string): string {
  const before = interruption?.userId ?? null;
  const isTheirs = before === null || before === userId;
  return safeReturnPath(isTheirs ? interruption?.from : null);
}
