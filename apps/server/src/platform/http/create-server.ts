import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  fastify,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { MINUTE, SECOND } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import { handleError } from '../errors/error-handler.ts';
import { GENERAL_MESSAGES, failureAnswer } from '../errors/failure-answer.ts';
import type { Settings } from '../settings/settings.ts';
import { refuseHalfCharacters } from './half-characters.ts';
import { hearOutEarlyAnswers, throwRestAway } from './early-answers.ts';
import { takeJsonOnly } from './json-body.ts';
import { refuseNulInUrls } from './nul-characters.ts';
import { writeJson } from './json-text.ts';
import { type LogTarget, standardOutput } from './log-output.ts';
import { speakPlainly } from './plain-messages.ts';
import { logRequests } from './request-log.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { HEADERS_TIMEOUT_MS, limitSlowClients } from './slow-clients.ts';

const BODY_LIMIT = 1024 * 1024;
/** As long as Node lets a whole request head be. */
const PARAM_LIMIT = 16 * 1024;

/** A number counts the hops from us outwards; the framework itself takes no numbers any more. */
const trustedProxies = (trust: Settings['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** What never became a request: not HTTP, an unknown method, a head that is too large or too slow. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_INVALID_METHOD'
      ? 405
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? 431
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? 408
          : 400;
  const body = JSON.stringify(
    failureAnswer(new AppError('malformed', GENERAL_MESSAGES.malformed)).body,
  );
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** For a URL nobody can read no hook runs, so the sender is heard out here, before the answer. */
async function refuseUrl(error: Error, request: FastifyRequest, reply: FastifyReply) {
  await throwRestAway(request.raw);
  return handleError(error, request, reply);
}

export function createServer(
  settings: Pick<Settings, 'logLevel' | 'trustProxy'>,
  logTo: LogTarget = standardOutput,
): FastifyInstance {
  speakPlainly();
  const app = fastify({
    logger: { level: settings.logLevel, stream: logTo },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(settings.trustProxy),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAM_LIMIT },
    // The outer limit for large uploads on slow lines; ordinary bodies are cut off earlier.
    requestTimeout: 10 * MINUTE,
    keepAliveTimeout: 72 * SECOND,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 2 * SECOND },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => void refuseUrl(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  // Answers are built field by field by the modules; their schemas are for types and documentation.
  // Fastify sends bytes as well as text, which its types do not know.
  app.setSerializerCompiler(() => writeJson as (answer: unknown) => string);
  app.setErrorHandler(handleError);
  takeJsonOnly(app);
  logRequests(app);
  sendSecurityHeaders(app);
  limitSlowClients(app);
  hearOutEarlyAnswers(app);
  refuseNulInUrls(app);
  refuseHalfCharacters(app);
  return app;
}
