import type { FastifyInstance } from 'fastify';
import { redactUrl } from './redact-url.ts';

/** One line per answered request, and its id in the answer so that a person can quote it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: redactUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        from: request.ip,
      },
      'answered',
    );
  });
}
