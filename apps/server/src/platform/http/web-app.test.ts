import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleError } from '../errors/error-handler.ts';
import { isScreen, serveWebApp } from './web-app.ts';

const PAGE = '<!doctype html><title>Commonplate</title>';
const SCRIPT = 'console.info("hello from a script that is long enough to compress");'.repeat(20);

async function serve(root: string): Promise<FastifyInstance> {
  const app = fastify();
  app.setErrorHandler(handleError);
  await serveWebApp(app, root);
  return app;
}

describe('the web app', () => {
  let root: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'commonplate-test-'));
    root = join(folder, 'dist');
    await mkdir(join(root, 'assets'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await writeFile(join(root, 'index.html'), PAGE);
    await writeFile(join(root, 'favicon.svg'), '<svg/>');
    await writeFile(join(root, '.env'), 'KEY=1');
    const script = join(root, 'assets', 'index-abc123.js');
    await writeFile(script, SCRIPT);
    await writeFile(`${script}.br`, brotliCompressSync(SCRIPT));
    await writeFile(`${script}.gz`, gzipSync(SCRIPT));
    await writeFile(`${script}.map`, '{}');
    app = await serve(root);
  });
  afterAll(async () => {
    await app.close();
    await rm(join(root, '..'), { recursive: true });
  });

  test.each([
    '/',
    '/login',
    '/recipes?tag=soup.stew',
    '/recipes/0190-abc/edit',
    '/reset-password/abc_DEF-123',
    '/apiary',
  ])('%s is the app, asked for anew each time', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toBe(PAGE);
  });

  test.each([
    '/missing.js',
    '/assets/missing.css',
    '/.env',
    '/.git/HEAD',
    '/%2egit/HEAD',
    '/assets/index-abc123.js.map',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/api',
    '/api/unknown',
    '/api/uploads//etc/passwd',
    '/assets//index-abc123.js',
  ])('%s is a real 404', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.code).toBe('not_found');
  });

  test('backslashes lead nowhere', async () => {
    const answer = await app.inject('/assets/..%5c..%5csecret.txt');
    expect(answer.statusCode).toBeOneOf([400, 404]);
    expect(answer.json().success).toBe(false);
  });

  test('only reading is offered', async () => {
    expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
    const head = await app.inject({ method: 'HEAD', url: '/login' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
  });

  test.each([
    ['br', 'br, gzip', brotliCompressSync(SCRIPT).length],
    ['gzip', 'gzip', gzipSync(SCRIPT).length],
    [undefined, 'identity', SCRIPT.length],
  ])(
    'a hashed file is sent as %s to who takes %s, and kept for ever',
    async (encoding, accept, size) => {
      const answer = await app.inject({
        url: '/assets/index-abc123.js',
        headers: { 'accept-encoding': accept },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.rawPayload).toHaveLength(size);
      expect(answer.headers['content-type']).toContain('javascript');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['vary']).toBe('accept-encoding');
    },
  );

  test('other files are asked for each time and not sent twice', async () => {
    const first = await app.inject('/favicon.svg');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('that is not built says so, and API paths stay 404', async () => {
    const empty = await serve(join(root, 'nowhere'));
    const page = await empty.inject('/');
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('not built');
    expect((await empty.inject('/api/x')).statusCode).toBe(404);
    await empty.close();
  });

  test('a path is a screen only if it looks like one', () => {
    expect(isScreen('/recipes/new')).toBe(true);
    expect(isScreen('/reset-password/token.')).toBe(true);
    expect(isScreen('/recipes/0190-abc.')).toBe(true);
    expect(isScreen('/recipes/x.png')).toBe(false);
    expect(isScreen('/reset-password/x.js')).toBe(false);
    expect(isScreen('/recipes/public/a.b')).toBe(false);
    expect(isScreen('/robots.txt')).toBe(false);
    expect(isScreen('/.well-known/x')).toBe(false);
  });
});
