import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';

/** Times for sending the head, an ordinary body, and for taking in the answer. Uploads set their own `bodyTimeoutMs`. */
export const HEADERS_TIMEOUT_MS = 8 * SECOND;
const BODY_TIMEOUT_MS = 12 * SECOND;
const ANSWER_IDLE_MS = 12 * SECOND;
/** After an early answer (not signed in, too large) the rest of the body is thrown away for this long, so that the answer can be read. */
const DRAIN_MS = 3 * SECOND;

const isReceiving = (request: FastifyRequest): boolean =>
  !request.raw.complete && request.raw.readable && !request.raw.destroyed;

/** Callers who send or read a byte now and then may not hold connections open. */
export function limitSlowClients(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const hasBody = 'transfer-encoding' in raw.headers || Number(raw.headers['content-length']) > 0;
    if (!hasBody || raw.socket === undefined) return;
    const limit = request.routeOptions.config.bodyTimeoutMs ?? BODY_TIMEOUT_MS;
    const timer = setTimeout(() => {
      if (reply.sent || !isReceiving(request)) return;
      reply.header('connection', 'close');
      reply.send(new AppError('malformed', GENERAL_MESSAGES.malformed));
    }, limit);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });

  app.addHook('onSend', async (request, reply) => {
    request.raw.socket?.setTimeout?.(ANSWER_IDLE_MS);
    if (isReceiving(request)) reply.header('connection', 'close');
  });

  app.addHook('onResponse', async (request) => {
    if (!isReceiving(request)) return;
    request.raw.resume();
    const timer = setTimeout(() => request.raw.socket?.destroy(), DRAIN_MS);
    request.raw.once('close', () => clearTimeout(timer));
  });
}
