import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';

export const malformed = () => new AppError('malformed', GENERAL_MESSAGES.malformed);

/** No text of a person holds the character zero, and PostgreSQL cannot store it: such a request is refused as a whole. */
export const hasNul = (json: string): boolean => json.includes(String.raw`\u0000`);

export function refuseNulInUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw malformed();
  });
}
