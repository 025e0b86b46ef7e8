import { APICallError } from 'ai';
import { AppError } from '../errors/app-error.ts';
import { Obstacle } from '../outbound/fetch-refused.ts';
import { type ComplaintKind, complaint } from './complaint.ts';

/** 529 is Anthropic's own way to say 503. */
const BUSY: ReadonlySet<number> = new Set([429, 503, 529]);

function kindOfStatus(status: number): ComplaintKind {
  if (BUSY.has(status)) return 'busy';
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'unknown';
  if (status >= 500 || (status >= 300 && status < 400)) return 'failed';
  return status >= 400 ? 'request' : 'junk';
}

function isTooLarge(error: unknown): boolean {
  if (error instanceof Obstacle) return error.kind === 'too_large';
  return error instanceof Error && error.cause !== undefined && isTooLarge(error.cause);
}

/** Anything that went wrong between the provider and us, in words for people. */
export function providerFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (isTooLarge(error)) return complaint('tooLarge', said);
  if (!APICallError.isInstance(error)) return complaint('junk', said);
  const { statusCode, responseBody = '' } = error;
  if (statusCode === undefined) return complaint('unreachable', said);
  return complaint(kindOfStatus(statusCode), `${statusCode} ${responseBody || said}`);
}
