import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureAnswer, toAppError } from './failure-answer.ts';

/** The one place where a failure becomes an answer. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error);
  const { status, headers, body } = failureAnswer(failure);
  if (status >= 500) {
    request.log.error(
      { err: failure.details.cause ?? failure, code: failure.code },
      'request failed',
    );
  }
  reply.headers({ ...headers, 'cache-control': 'no-store' });
  return reply.code(status).type('application/json').send(body);
}
