import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';
import { holdsNul } from './nul-character.ts';

/** JSON is the only body unless a module takes another; an empty one is no body, not a fault of its own. */
export function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else if (holdsNul(text)) done(new AppError('malformed', GENERAL_MESSAGES.malformed));
    else void parse(request, text, done);
  });
}
