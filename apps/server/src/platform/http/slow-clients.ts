import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';
import { hearOutNoLonger, isStillSending } from './early-answers.ts';
import { PACE, type PaceLimits, watchPace } from './sending-pace.ts';

export const HEADERS_TIMEOUT_MS = 8 * SECOND;

interface Limits {
  /** For the whole body; a route that takes large files sets its own `bodyTimeoutMs`. */
  readonly bodyMs: number;
  /** For every body, however long it may take as a whole. */
  readonly pace: PaceLimits;
}

const LIMITS: Limits = { bodyMs: 12 * SECOND, pace: PACE };

/** Whoever was reading the body must not act on it any more, even if its end still comes. */
function takeFromReaders({ raw }: FastifyRequest): void {
  raw.unpipe();
  for (const event of ['data', 'end', 'error']) raw.removeAllListeners(event);
  raw.on('error', () => {});
}

/** Callers who send a byte now and then may not hold connections open. */
export function limitSlowClients(app: FastifyInstance, limits: Limits = LIMITS): void {
  const watches = new WeakMap<FastifyRequest, () => void>();

  app.addHook('onRequest', async (request, reply) => {
    if (!isStillSending(request)) return;
    const refuse = () => {
      stop();
      takeFromReaders(request);
      hearOutNoLonger(request);
      reply.send(new AppError('malformed', GENERAL_MESSAGES.malformed));
    };
    const timer = setTimeout(refuse, request.routeOptions.config.bodyTimeoutMs ?? limits.bodyMs);
    const stopPace = watchPace(request.raw, refuse, limits.pace);
    const stop = () => {
      clearTimeout(timer);
      stopPace();
    };
    watches.set(request, stop);
    request.raw.once('end', stop).once('close', stop);
  });

  app.addHook('onSend', async (request) => watches.get(request)?.());
}
