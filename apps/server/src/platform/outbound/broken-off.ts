import { AssertionError } from 'node:assert';
import { errors } from 'undici';

const TIMEOUTS = [errors.ConnectTimeoutError, errors.HeadersTimeoutError, errors.BodyTimeoutError];

export const isTimeout = (cause: unknown): boolean =>
  TIMEOUTS.some((timeout) => cause instanceof timeout);

/** What code of our own throws when it is wrong, with a code of Node's or without. */
const OUR_FAULTS = [
  TypeError,
  RangeError,
  ReferenceError,
  SyntaxError,
  AssertionError,
  errors.InvalidArgumentError,
];

/** What this machine lacks, or this process ended itself: no website is to blame for it. */
const OUR_OUTAGES: ReadonlySet<string> = new Set([
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'ENOBUFS',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'EAI_MEMORY',
  'UND_ERR_ABORTED',
  'UND_ERR_CLOSED',
  'UND_ERR_DESTROYED',
]);

/**
 * The code by which sockets, TLS, HTTP or unpacking say that the other end broke off; null for anything else, which may be
 * a fault of ours. The code alone, because their messages quote what the other end sent.
 */
export function brokenOffBy(cause: unknown): string | null {
  if (!(cause instanceof Error) || OUR_FAULTS.some((fault) => cause instanceof fault)) return null;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
  return code === null || OUR_OUTAGES.has(code) ? null : code;
}
