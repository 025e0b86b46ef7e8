import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const NOT_BUILT = 'The web app is not built. Stop the server and run: npm run build\n';

/** Where monitoring looks for figures: there are none to show, and the app is no answer to it. */
const NO_SCREEN = new Set(['/metrics']);
/** Their last part is a text that people paste, perhaps with the full stop of its sentence. */
const WITH_TEXT = /^\/(?:reset-password|recipes)\/[^/.]+\.+$/;

/** A screen of the app, not a file: no dot in its last part, and no hidden folder on the way. */
export function isScreen(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const isApi = path === '/api' || path.startsWith('/api/');
  if (isApi || NO_SCREEN.has(path) || /\/\.|%2e|\\|%5c/i.test(path)) return false;
  return WITH_TEXT.test(path) || !(path.split('/').at(-1) ?? '').includes('.');
}

const asksForScreen = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && isScreen(url);

const notFound = () => new AppError('not_found', GENERAL_MESSAGES.not_found);

/** Serves the built web app: files as they are, every other path as the app itself, real 404s for what does not exist. */
export async function serveWebApp(app: FastifyInstance, root: string): Promise<void> {
  const built = existsSync(join(root, 'index.html'));
  if (!built) app.log.warn({ root }, 'the web app is not built: only the API is served');
  const assets = join(root, 'assets') + sep;

  if (built) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      dotfiles: 'ignore',
      redirect: false,
      cacheControl: false,
      allowedPath: (path) => !path.endsWith('.map'),
      setHeaders: (response, file) => {
        response.header('cache-control', file.startsWith(assets) ? FOR_EVER : ASK_EACH_TIME);
      },
    });
  }

  // Before the body is read: nothing is too large or malformed for a place that does not exist.
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !asksForScreen(request)) throw notFound();
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!asksForScreen(request)) throw notFound();
    if (built) return reply.sendFile('index.html');
    return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  });
}
