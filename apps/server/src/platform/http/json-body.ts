import type { FastifyInstance } from 'fastify';
import { hasNul, nulRefused } from './nul-characters.ts';

/** JSON is the only body unless a module takes another; an empty one is no body, not a fault of its own. */
export function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined);
      return;
    }
    const text = body.toString();
    void parse(request, text, (error, parsed) => {
      if (error === null && hasNul(text)) done(nulRefused(parsed));
      else done(error, parsed);
    });
  });
}
