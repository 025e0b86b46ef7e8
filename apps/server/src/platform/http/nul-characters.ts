import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';

/** As written in JSON; behind an even number of backslashes it would be plain letters. */
const NUL_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;

export const malformed = () => new AppError('malformed', GENERAL_MESSAGES.malformed);

/** No text of a person holds the character zero, and PostgreSQL cannot store it: such a request is refused as a whole. */
export const hasNul = (json: string): boolean => NUL_IN_JSON.test(json);

export function refuseNulInUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, params }) => {
    if (!url.includes('%00')) return;
    const inPath = url.split('?', 1)[0]?.includes('%00') === true;
    const isToken = typeof params === 'object' && params !== null && 'token' in params;
    // A malformed id or name is one of nothing we have; a malformed token is a malformed request.
    throw inPath && !isToken ? new AppError('not_found', GENERAL_MESSAGES.not_found) : malformed();
  });
}
