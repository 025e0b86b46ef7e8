import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { handleError } from '../errors/error-handler.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';
import { isStillSending, throwRestAway } from './early-answers.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Where an id stands in the address: one that cannot be read names nothing we have. */
const WITH_ID = /^\/(?:api\/)?recipes\/|^\/api\/(?:uploads|auth\/admin\/users)\//;

/** For a URL nobody can decode no hook runs, so the sender is heard out here, and the headers are set here. */
export async function refuseUrl(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await throwRestAway(request.raw);
  if (isStillSending(request)) reply.header('connection', 'close');
  reply.headers(SECURITY_HEADERS);
  const failure = WITH_ID.test(request.url)
    ? new AppError('not_found', GENERAL_MESSAGES.not_found, { cause: error })
    : error;
  handleError(failure, request, reply);
}
