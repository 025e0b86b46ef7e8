import { ApiFailure, ENDPOINTS, MESSAGES } from '@commonplate/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiRoute } from './platform/sessions/guard.ts';
import { type Account, call, login, register } from './testing/accounts.ts';
import { onEachEngine } from './testing/engines.ts';
import { type TestApp, startTestApp } from './testing/test-app.ts';

/** Who may call without signing in, and who must change the password first: short lists, changed only on purpose. */
const OPEN_TO_ALL = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/uploads/:file',
  'POST /api/auth/register',
  'GET /api/auth/registration',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/refresh-token',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'GET /api/auth/verify-reset-token/:token',
  'GET /api/ai/import/capabilities',
];
const OPEN_BEFORE_CHANGE = ['GET /api/auth/profile', 'PUT /api/auth/change-password'];

const nameOf = ({ method, url }: ApiRoute) => `${method} ${url}`;

/** Goes through the routes the server itself lists, so that one added tomorrow is covered. */
onEachEngine('every route', (place) => {
  let app: TestApp;
  let admin: Account;
  let mustChange: Account;
  beforeAll(async () => {
    app = await startTestApp(place());
    admin = await register(app);
    const user = await register(app);
    const path = `POST /auth/admin/users/${user.user.id}/reset-password` as const;
    const answer = await call(app, path, { token: admin.token });
    const password = answer.json().data.temporaryPassword;
    mustChange = await login(app, { email: user.email, password });
  });
  afterAll(() => app.stop());

  const visit = ({ method, url }: ApiRoute, token?: string) =>
    app.server.inject({
      method: method as 'GET',
      url: url.replaceAll(/:\w+|\*/g, '00000000-0000-7000-8000-000000000000'),
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    });

  /** What each of these routes answers, by the route's name. */
  async function visitAll(routes: readonly ApiRoute[], token?: string) {
    const answers = new Map<string, Awaited<ReturnType<typeof visit>>>();
    for (const route of routes) answers.set(nameOf(route), await visit(route, token));
    return answers;
  }

  const readable = () => app.routes.filter(({ method }) => method !== 'HEAD');
  const guarded = () => readable().filter(({ access }) => access !== 'public');

  test('there are some, and the account calls of the contract are among them', () => {
    const names = app.routes.map(nameOf);
    const accountCalls = Object.values(ENDPOINTS).filter((name) => name.includes(' /auth/'));
    expect(accountCalls).toHaveLength(12);
    for (const endpoint of accountCalls) expect(names).toContain(endpoint.replace(' ', ' /api'));
  });

  test('only the listed ones are open to everybody', () => {
    const open = readable().filter(({ access }) => access === 'public');
    expect(open.map(nameOf).toSorted()).toEqual(OPEN_TO_ALL.toSorted());
  });

  test('only the listed ones are open to who must change the password', () => {
    const open = guarded().filter((route) => route.whilePasswordResetRequired);
    expect(open.map(nameOf).toSorted()).toEqual(OPEN_BEFORE_CHANGE.toSorted());
  });

  test('RC-3 all others are 401 for strangers, in our shape', async () => {
    const codes = [...(await visitAll(guarded()))].map(([name, answer]) => [
      name,
      answer.statusCode,
      ApiFailure.parse(answer.json()).error.code,
    ]);
    expect(codes).toEqual(guarded().map((route) => [nameOf(route), 401, 'not_signed_in']));
  });

  test('HEAD is guarded like GET', async () => {
    const heads = app.routes.filter(
      ({ method, access }) => method === 'HEAD' && access !== 'public',
    );
    const statuses = [...(await visitAll(heads)).values()].map((answer) => answer.statusCode);
    expect(statuses).toEqual(heads.map(() => 401));
    expect(heads.length).toBeGreaterThan(0);
  });

  test('CP-4 who must change the password gets 403 with the flag everywhere but where the change happens', async () => {
    const closed = guarded().filter((route) => !route.whilePasswordResetRequired);
    const refusal = {
      success: false,
      error: {
        message: MESSAGES.resetRequired,
        code: 'password_reset_required',
        passwordResetRequired: true,
      },
    };
    const refused = [...(await visitAll(closed, mustChange.token))].map(([name, answer]) => [
      name,
      answer.statusCode,
      answer.json(),
    ]);
    expect(refused).toEqual(closed.map((route) => [nameOf(route), 403, refusal]));
    const open = guarded().filter((route) => route.whilePasswordResetRequired);
    const statuses = [...(await visitAll(open, mustChange.token)).values()];
    expect(statuses.map((answer) => answer.statusCode)).not.toContain(403);
  });

  test('HT-9 no JSON answer may be kept by a cache', async () => {
    const kept = [...(await visitAll(app.routes, admin.token))]
      .filter(([, { headers }]) => String(headers['content-type']).startsWith('application/json'))
      .filter(([, { headers }]) => headers['cache-control'] !== 'no-store')
      .map(([name]) => name);
    expect(kept).toEqual([]);
  });

  test('never answers 500, whatever little it is given', async () => {
    const broken = [...(await visitAll(app.routes, admin.token))]
      .filter(([, { statusCode }]) => statusCode === 500)
      .map(([name]) => name);
    expect(broken).toEqual([]);
  });

  describe('the OpenAPI document', () => {
    test('describes every one of them', async () => {
      const answer = await app.server.inject('/api/openapi.json');
      expect(answer.statusCode).toBe(200);
      const { openapi, paths } = answer.json();
      expect(openapi).toBe('3.1.0');
      const described = readable().map(({ method, url }) => {
        const operation = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
        return [`${method} ${url}`, operation && (operation.security ?? [])];
      });
      expect(described).toEqual(
        readable().map((route) => [
          nameOf(route),
          route.access === 'public' ? [] : [{ bearer: [] }],
        ]),
      );
    });

    test('says in words what each does, and which files a form takes', async () => {
      const { paths } = (await app.server.inject('/api/openapi.json')).json();
      const operations = Object.entries<Record<string, { summary?: string }>>(paths).flatMap(
        ([path, methods]) =>
          Object.entries(methods).map(([method, { summary }]) => [`${method} ${path}`, summary]),
      );
      expect(operations.filter(([, summary]) => !summary)).toEqual([]);
      const form = paths['/api/ai/import/photos'].post.requestBody.content['multipart/form-data'];
      expect(form.schema.properties.images).toEqual({
        type: 'array',
        items: { type: 'string', format: 'binary' },
        maxItems: 5,
      });
    });

    test('is shown at /api/docs by our own files only', async () => {
      const page = await app.server.inject('/api/docs/');
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).not.toMatch(/(?:src|href)="https?:/);
      expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
    });
  });
});
