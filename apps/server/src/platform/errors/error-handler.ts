import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from './app-error.ts';
import { failureAnswer, toAppError } from './failure-answer.ts';

/** Where a website gave us nothing, a line is enough: the stack would lead nowhere, and the address is the user's own business. */
function logFailure(failure: AppError, { log }: FastifyRequest): void {
  const { code, details } = failure;
  if (details.elsewhere === undefined) {
    log.error({ err: details.cause ?? failure, code }, 'request failed');
    return;
  }
  const { host, reason } = details.elsewhere;
  log.info({ code, host, reason }, 'another website gave us nothing');
}

/** The one place where a failure becomes an answer. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error);
  const { status, headers, body } = failureAnswer(failure);
  if (status >= 500) logFailure(failure, request);
  reply.headers({ ...headers, 'cache-control': 'no-store' });
  return reply.code(status).type('application/json').send(body);
}
