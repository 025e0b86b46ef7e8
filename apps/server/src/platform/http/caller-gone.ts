import type { FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Aborts when the caller hangs up before the answer is out, so that nobody works for no one. */
export function callerGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort(new AppError('malformed', 'The request was given up'));
  });
  return leaving.signal;
}
