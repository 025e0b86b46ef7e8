import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';
import { textPaths } from '../text-paths.ts';

/** As written in JSON; behind an even number of backslashes it would be plain letters. */
const NUL_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;

const malformed = () => new AppError('malformed', GENERAL_MESSAGES.malformed);

export const hasNul = (json: string): boolean => NUL_IN_JSON.test(json);

const A_ZERO_CHARACTER =
  'This text holds a character that cannot be kept (a zero character). Please remove it or type it again.';

/** No text of a person holds the character zero, and PostgreSQL cannot store it: such a request is refused as a whole. */
export function nulRefused(body: unknown): AppError {
  const holding = textPaths(body, (text) => text.includes('\0')).filter((path) => path !== '');
  if (holding.length === 0) return malformed();
  return new AppError('invalid', A_ZERO_CHARACTER, {
    fields: Object.fromEntries(holding.map((path) => [path, A_ZERO_CHARACTER])),
  });
}

export function refuseNulInUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, params }) => {
    if (!url.includes('%00')) return;
    const inPath = url.split('?', 1)[0]?.includes('%00') === true;
    const isToken = typeof params === 'object' && params !== null && 'token' in params;
    // A malformed id or name is one of nothing we have; a malformed token is a malformed request.
    throw inPath && !isToken ? new AppError('not_found', GENERAL_MESSAGES.not_found) : malformed();
  });
}
