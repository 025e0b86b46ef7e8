import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

type Phase = 'starting' | 'serving' | 'stopping';

export interface Lifecycle {
  phase: Phase;
}

const ALWAYS_ANSWERED = '/api/health';

/** Until the database is prepared, and from the moment a stop was asked for, calls are told to come back later. */
export function refuseUnlessServing(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', async (request) => {
    if (lifecycle.phase === 'serving' || !request.url.startsWith('/api/')) return;
    if (request.routeOptions.url === ALWAYS_ANSWERED) return;
    throw new AppError(
      'unavailable',
      `The server is ${lifecycle.phase}. Please try again shortly.`,
      {
        retryAfterS: 2,
      },
    );
  });
  // A connection kept open for a next request would hold up the stop.
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.phase === 'stopping') reply.header('connection', 'close');
  });
}
