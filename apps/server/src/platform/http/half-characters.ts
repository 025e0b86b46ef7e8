import type { FastifyInstance } from 'fastify';
import { brokenTexts } from '../broken-characters.ts';
import { AppError } from '../errors/app-error.ts';

const HALF_A_CHARACTER =
  'This text holds a broken character (half of an emoji, perhaps). Please remove it or type it again.';

/** After validation, so that what a route ignores is no fault. */
export function refuseHalfCharacters(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ body }) => {
    const broken = brokenTexts(body);
    if (broken.length === 0) return;
    throw new AppError('invalid', HALF_A_CHARACTER, {
      fields: Object.fromEntries(broken.map((path) => [path, HALF_A_CHARACTER])),
    });
  });
}
