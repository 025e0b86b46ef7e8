import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, newEmail, register } from '../../testing/accounts.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

onEachEngine('HTTP', (place) => {
  let app: TestApp;
  let port: number;
  beforeAll(async () => {
    app = await startTestApp(place());
    await register(app);
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.server.address() as AddressInfo).port;
  });
  afterAll(() => app.stop());

  /** As the bytes on the wire, for what no client library would send. */
  const raw = (request: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(request));
      socket.setEncoding('utf8').on('error', reject);
      socket.on('data', (data: string) => (answer += data)).on('close', () => resolve(answer));
    });

  const post = (payload: string, headers: Record<string, string>) =>
    app.server.inject({ method: 'POST', url: '/api/auth/login', headers, payload });

  test.each([
    '/',
    '/api/health',
    '/api/unknown',
    '/unknown.js',
    '/api/docs/',
    '/api/auth/profile',
    '/%',
    '/%ff',
    '/api/%',
    '/api/recipes/%ff',
  ])('HT-1 %s carries the security headers', async (url) => {
    const { headers } = await app.server.inject(url);
    const policy = String(headers['content-security-policy']);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  test.each(['https://evil.test', 'null'])(
    'HT-2 no other origin is let in (%s)',
    async (origin) => {
      const preflight = await app.server.inject({
        method: 'OPTIONS',
        url: '/api/auth/login',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      const direct = await call(app, 'GET /health', { headers: { origin } });
      for (const { headers } of [preflight, direct]) {
        expect(headers).not.toHaveProperty('access-control-allow-origin');
        expect(headers).not.toHaveProperty('access-control-allow-credentials');
      }
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'nonsense',
  ])('HT-3 a body as %s is 415', async (type) => {
    const answer = await post('{"email":"a@b.test","password":"x"}', { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().error.code).toBe('unsupported_media_type');
  });

  test('a JSON body with a charset is taken', async () => {
    const type = 'application/json; charset=utf-8';
    const answer = await post('{"email":"a@b.test","password":"x"}', { 'content-type': type });
    expect(answer.statusCode).toBe(401);
  });

  test.each(['TRACE', 'PROPFIND', 'FOO', 'get'])('HT-4 method %s is no way in', async (method) => {
    const answer = await raw(
      `${method} /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (404|405) /);
  });

  test('HT-4 a header cannot turn one method into another', async () => {
    const answer = await call(app, 'GET /auth/logout', {
      headers: { 'x-http-method-override': 'POST' },
    });
    expect(answer.statusCode).toBe(404);
  });

  test.each([
    ['not JSON', '{"email":'],
    ['__proto__', '{"__proto__":{"admin":true},"email":"a@b.test","password":"x"}'],
    ['constructor', '{"constructor":{"prototype":{"a":1}},"email":"a@b.test","password":"x"}'],
    ['a zero character', '{"email":"a@b.test","password":"a\\u0000b"}'],
    ['a list', '[]'],
    ['a number', '7'],
    ['nothing', ''],
    ['very deep', '['.repeat(400_000) + ']'.repeat(400_000)],
  ])('HT-5 a body with %s is 400 and tells nothing about us', async (_name, payload) => {
    const answer = await post(payload, { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().success).toBe(false);
    expect(answer.body).not.toMatch(/ at |node_modules|\.ts|SyntaxError|Unexpected token/);
  });

  test('a zero character in an address is 400', async () => {
    expect((await app.server.inject('/api/auth/verify-reset-token/a%00b')).statusCode).toBe(400);
    expect((await app.server.inject('/api/health?x=%00')).statusCode).toBe(400);
  });

  test('a body over one megabyte is 413', async () => {
    const payload = JSON.stringify({ email: newEmail(), password: 'x'.repeat(1024 * 1024) });
    const answer = await post(payload, { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().error.code).toBe('too_large');
  });

  test('HT-5 a failure in the database is 500 without a word of SQL', async () => {
    const { db } = app.platform.database;
    const before = app.log.text().length;
    await db.schema.alterTable('attempts').renameTo('attempts_away').execute();
    try {
      const answer = await call(app, 'POST /auth/login', {
        body: { email: newEmail(), password: 'x' },
      });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({
        success: false,
        error: { message: 'Something went wrong. Please try again.', code: 'internal' },
      });
      expect(answer.headers['content-security-policy']).toBeDefined();
      expect(app.log.text().slice(before)).toContain('attempts');
    } finally {
      await db.schema.alterTable('attempts_away').renameTo('attempts').execute();
    }
  });

  test.each([
    '/.git/HEAD',
    '/.env',
    '/metrics',
    '/metrics.txt',
    '/assets/index.js.map',
    '/..%2fpackage.json',
  ])('HT-6 %s is 404', async (url) => {
    expect((await app.server.inject(url)).statusCode).toBe(404);
  });

  test('HT-11 an unknown API path is JSON for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await app.server.inject({ method, url: '/api/unknown' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error).toEqual({ message: 'Not found', code: 'not_found' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('every answer names its request, and the log has the same name', async () => {
    const answer = await app.server.inject('/api/health');
    const id = String(answer.headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(app.log.text()).toContain(id);
    const chosen = await call(app, 'GET /health', { headers: { 'x-request-id': 'mine' } });
    expect(chosen.headers['x-request-id']).not.toBe('mine');
  });

  test('a head that is too large is refused', async () => {
    const large = 'x'.repeat(20_000);
    const answer = await raw(`GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${large}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  test.each([
    ['a method nobody knows', 'FOO /api/recipes HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['a head that is too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a head that is none', 'GET / HTTP/1.1\r\nno header\r\n\r\n', 400],
  ])(
    'HT-1 %s: the refusal carries the security headers of every answer',
    async (_, sent, status) => {
      const answer = (await raw(sent)).toLowerCase();
      expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `));
      const { headers } = await app.server.inject('/api/unknown');
      for (const name of [
        'content-security-policy',
        'x-content-type-options',
        'referrer-policy',
        'strict-transport-security',
        'cache-control',
      ]) {
        expect(answer).toContain(`${name}: ${String(headers[name])}\r\n`.toLowerCase());
      }
    },
  );

  test('F-13 who does not close after a refusal is let go', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    app.server.server.once('connection', (accepted) => accepted.once('close', () => resolve()));
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      socket.write('hello\r\n\r\n'),
    );
    socket.resume().on('error', () => {});
    await expect(closed).resolves.toBeUndefined();
    socket.destroy();
  });

  describe('an address that cannot be decoded', () => {
    test.each(['/api/recipes/%ff', '/recipes/%', '/api/uploads/%ff'])(
      'is 404 where an id stands: %s',
      async (url) => {
        const answer = await app.server.inject(url);
        expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
      },
    );

    test('is 400 in our shape, not to be kept', async () => {
      const answer = await app.server.inject('/api/auth/verify-reset-token/%');
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.code).toBe('malformed');
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    });
  });
});
