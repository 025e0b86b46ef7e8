import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';
import { isStillSending } from './early-answers.ts';

export const HEADERS_TIMEOUT_MS = 8 * SECOND;

interface Limits {
  /** For the whole body; a route that takes large files sets its own `bodyTimeoutMs`. */
  readonly bodyMs: number;
  /** How long a caller may pause while taking in the answer. */
  readonly answerIdleMs: number;
}

const LIMITS: Limits = {
  bodyMs: 12 * SECOND,
  answerIdleMs: 12 * SECOND,
};

/** Whoever was reading the body must not act on it any more, even if its end still comes. */
function takeFromReaders({ raw }: FastifyRequest): void {
  raw.unpipe();
  for (const event of ['data', 'end', 'error']) raw.removeAllListeners(event);
  raw.on('error', () => {});
}

/** Callers who send or read a byte now and then may not hold connections open. */
export function limitSlowClients(app: FastifyInstance, limits: Limits = LIMITS): void {
  const bodyTimers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

  app.addHook('onRequest', async (request, reply) => {
    if (!isStillSending(request)) return;
    const timer = setTimeout(() => {
      takeFromReaders(request);
      reply.send(new AppError('malformed', GENERAL_MESSAGES.malformed));
    }, request.routeOptions.config.bodyTimeoutMs ?? limits.bodyMs);
    bodyTimers.set(request, timer);
    const received = () => clearTimeout(timer);
    request.raw.once('end', received).once('close', received);
  });

  app.addHook('onSend', async (request) => {
    clearTimeout(bodyTimers.get(request));
    // Requests made without a network have no real socket.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(limits.answerIdleMs);
  });
}
