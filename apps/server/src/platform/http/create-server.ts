import { randomUUID } from 'node:crypto';
import { type FastifyInstance, LogController, fastify } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { MINUTE, SECOND } from '../clock.ts';
import { handleError } from '../errors/error-handler.ts';
import type { Settings } from '../settings/settings.ts';
import { answerInTurn } from './answer-in-turn.ts';
import { refuseHalfCharacters } from './half-characters.ts';
import { hearOutEarlyAnswers } from './early-answers.ts';
import { takeJsonOnly } from './json-body.ts';
import { refuseNulInUrls } from './nul-characters.ts';
import { writeJson } from './json-text.ts';
import { type LogTarget, standardOutput } from './log-output.ts';
import { speakPlainly } from './plain-messages.ts';
import { refuseConnection } from './refused-connection.ts';
import { logRequests } from './request-log.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { HEADERS_TIMEOUT_MS, limitSlowClients } from './slow-clients.ts';
import { dropUnreadAnswers } from './unread-answers.ts';
import { refuseUrl } from './unreadable-url.ts';

const BODY_LIMIT = 1024 * 1024;
/** As long as Node lets a whole request head be. */
const PARAM_LIMIT = 16 * 1024;

/** A number counts the hops from us outwards; the framework itself takes no numbers any more. */
const trustedProxies = (trust: Settings['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

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
  answerInTurn(app);
  takeJsonOnly(app);
  logRequests(app);
  sendSecurityHeaders(app);
  limitSlowClients(app);
  dropUnreadAnswers(app);
  hearOutEarlyAnswers(app);
  refuseNulInUrls(app);
  refuseHalfCharacters(app);
  return app;
}
