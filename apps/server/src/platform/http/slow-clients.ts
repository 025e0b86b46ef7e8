import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';

export const HEADERS_TIMEOUT_MS = 8 * SECOND;

interface Limits {
  /** For the whole body; a route that takes large files sets its own `bodyTimeoutMs`. */
  readonly bodyMs: number;
  /** How long a caller may pause while taking in the answer. */
  readonly answerIdleMs: number;
  /** After an early answer (not signed in, too large) the rest of the body is thrown away, so that the answer can be read. */
  readonly drainMs: number;
}

const LIMITS: Limits = {
  bodyMs: 12 * SECOND,
  answerIdleMs: 12 * SECOND,
  drainMs: 3 * SECOND,
};

const hasBody = ({ raw: { headers } }: FastifyRequest): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length']) > 0;

/** Callers who send or read a byte now and then may not hold connections open. */
export function limitSlowClients(app: FastifyInstance, limits: Limits = LIMITS): void {
  const receiving = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    receiving.add(request);
    const timer = setTimeout(() => {
      if (reply.sent) return;
      reply.send(new AppError('malformed', GENERAL_MESSAGES.malformed));
    }, request.routeOptions.config.bodyTimeoutMs ?? limits.bodyMs);
    const received = () => {
      clearTimeout(timer);
      receiving.delete(request);
    };
    request.raw.once('end', received).once('close', received);
  });

  app.addHook('onSend', async (request, reply) => {
    // Requests made without a network have no real socket.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(limits.answerIdleMs);
    if (receiving.has(request)) reply.header('connection', 'close');
  });

  app.addHook('onResponse', async (request) => {
    if (!receiving.has(request)) return;
    const timer = setTimeout(() => request.raw.destroy(), limits.drainMs);
    request.raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    request.raw.resume();
  });
}
