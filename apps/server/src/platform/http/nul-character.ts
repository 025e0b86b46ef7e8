import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';

/** As written in JSON; behind an even number of backslashes it would be plain letters. */
const NUL_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;
const NUL_IN_URL = '%00';

export const holdsNul = (json: string): boolean => NUL_IN_JSON.test(json);

/** PostgreSQL cannot keep this character and nobody means it: it is refused on both engines alike, wherever it comes in. */
export function refuseNulInUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.includes(NUL_IN_URL)) return;
    const inPath = url.split('?', 1)[0]?.includes(NUL_IN_URL);
    const code = inPath ? 'not_found' : 'malformed';
    throw new AppError(code, GENERAL_MESSAGES[code]);
  });
}
