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
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/refresh-token',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'GET /api/auth/verify-reset-token/:token',
];
const OPEN_BEFORE_CHANGE = ['GET /api/auth/profile', 'PUT /api/auth/change-password'];

const nameOf = ({ method, url }: ApiRoute) => `${method} ${url}`;
const withoutHead = ({ method }: ApiRoute) => method !== 'HEAD';

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

  test('there are some, and the account calls of the contract are among them', () => {
    const names = app.routes.map(nameOf);
    const accountCalls = Object.values(ENDPOINTS).filter((call) => call.includes(' /auth/'));
    expect(accountCalls).toHaveLength(11);
    for (const endpoint of accountCalls) expect(names).toContain(endpoint.replace(' ', ' /api'));
  });

  test('only the listed ones are open to everybody', () => {
    const open = app.routes.filter(({ access }) => access === 'public').filter(withoutHead);
    expect(open.map(nameOf).toSorted()).toEqual(OPEN_TO_ALL.toSorted());
  });

  test('RC-3 all others are 401 for strangers, in our shape', async () => {
    for (const route of app.routes.filter(({ access }) => access !== 'public')) {
      const answer = await visit(route);
      expect(answer.statusCode, nameOf(route)).toBe(401);
      if (withoutHead(route))
        expect(ApiFailure.parse(answer.json()).error.code).toBe('not_signed_in');
    }
  });

  test('CP-4 who must change the password gets 403 with the flag everywhere but where the change happens', async () => {
    for (const route of app.routes.filter(({ access }) => access !== 'public')) {
      const answer = await visit(route, mustChange.token);
      if (route.whilePasswordResetRequired) {
        expect(answer.statusCode, nameOf(route)).not.toBe(403);
      } else {
        expect(answer.statusCode, nameOf(route)).toBe(403);
        if (withoutHead(route)) {
          expect(answer.json().error).toEqual({
            message: MESSAGES.resetRequired,
            code: 'password_reset_required',
            passwordResetRequired: true,
          });
        }
      }
    }
    const open = app.routes.filter((route) => route.whilePasswordResetRequired);
    expect(open.filter(withoutHead).map(nameOf).toSorted()).toEqual(OPEN_BEFORE_CHANGE.toSorted());
  });

  test('HT-9 no JSON answer may be kept by a cache', async () => {
    for (const route of app.routes) {
      const answer = await visit(route, admin.token);
      if (String(answer.headers['content-type']).startsWith('application/json')) {
        expect(answer.headers['cache-control'], nameOf(route)).toBe('no-store');
      }
    }
  });

  test('never answers 500, whatever little it is given', async () => {
    for (const route of app.routes) {
      expect((await visit(route, admin.token)).statusCode, nameOf(route)).not.toBe(500);
    }
  });

  describe('the OpenAPI document', () => {
    test('describes every one of them', async () => {
      const answer = await app.server.inject('/api/openapi.json');
      expect(answer.statusCode).toBe(200);
      const { openapi, paths } = answer.json();
      expect(openapi).toBe('3.1.0');
      for (const { method, url, access } of app.routes.filter(withoutHead)) {
        const path = url.replaceAll(/:(\w+)/g, '{$1}');
        const operation = paths[path]?.[method.toLowerCase()];
        expect(operation, `${method} ${path}`).toBeDefined();
        expect(operation.security, `${method} ${path}`).toEqual(
          access === 'public' ? undefined : [{ bearer: [] }],
        );
      }
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
