import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { type Api, answers, ok } from './api.ts';

/** Throws while its part of the product cannot work. */
export type ReadinessCheck = () => Promise<void>;

const Alive = z.object({ status: z.literal('ok') });
const healthy = ok({ status: 'ok' as const });

const options = (summary: string) => ({
  config: { access: 'public' as const },
  schema: { tags: ['Health'], summary, response: answers(Alive) },
});

/** `health` says the process lives; `ready` says it can serve. */
export function registerHealth(api: Api, checks: readonly ReadinessCheck[]): void {
  api.get('/health', options('Whether the process lives'), async () => healthy);
  api.get('/ready', options('Whether it can serve'), async () => {
    try {
      await Promise.all(checks.map((check) => check()));
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('unavailable', 'Not ready', { cause: error, retryAfterS: 2 });
    }
    return healthy;
  });
}
