import type { SignedIn } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { PASSWORD, call, login, newEmail, register, statusWith } from '../../testing/accounts.ts';
import { newPlace } from '../../testing/engines.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const ADMIN = { ADMIN_EMAIL: 'Owner@Example.test', ADMIN_PASSWORD: 'Owner-password-1' };
const owner = { email: 'owner@example.test', password: ADMIN.ADMIN_PASSWORD };

const attempt = (app: TestApp) =>
  call(app, 'POST /auth/register', {
    body: { name: 'Ada', email: newEmail(), password: PASSWORD },
  });

const isOpen = async (app: TestApp): Promise<unknown> =>
  (await call(app, 'GET /auth/registration')).json().data.open;

describe.each(['sqlite', 'postgres'] as const)('the first account (%s)', (engine) => {
  /** Each test starts from nothing. */
  async function onFreshInstall(
    env: Record<string, string>,
    check: (app: TestApp) => Promise<void>,
  ): Promise<void> {
    const place = await newPlace(engine);
    const app = await startTestApp(place, { env });
    try {
      await check(app);
    } finally {
      await app.stop();
      await place.remove();
    }
  }

  test('is admin, and nobody after it', () =>
    onFreshInstall({}, async (app) => {
      expect((await register(app)).user.role).toBe('admin');
      expect((await register(app)).user.role).toBe('user');
      expect(await isOpen(app)).toBe(true);
    }));

  test('is one, however many register at the same moment', () =>
    onFreshInstall({}, async (app) => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => attempt(app)));
      const roles = answers.map((answer) => answer.json<{ data: SignedIn }>().data.user.role);
      expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
    }));

  test('can register although registration is closed; the next cannot', () =>
    onFreshInstall({ REGISTRATION: 'closed' }, async (app) => {
      expect(await isOpen(app)).toBe(true);
      const answers = await Promise.all([attempt(app), attempt(app), attempt(app)]);
      const statuses = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
      expect(statuses).toEqual([201, 403, 403]);
      const late = await attempt(app);
      expect(late.json().error).toMatchObject({ code: 'registration_closed' });
      expect(await isOpen(app)).toBe(false);
    }));

  test('AD-10 a fresh install has no account to guess', () =>
    onFreshInstall({}, async (app) => {
      for (const email of ['admin@example.com', 'admin@localhost.local', 'root@example.com']) {
        for (const password of ['admin', 'password', 'changeme']) {
          const answer = await call(app, 'POST /auth/login', { body: { email, password } });
          expect(answer.statusCode).toBe(401);
        }
      }
    }));

  test('named by the settings is admin, must change its password, and then works', () =>
    onFreshInstall(ADMIN, async (app) => {
      const { token, user } = await login(app, owner);
      expect(user).toMatchObject({ role: 'admin', passwordResetRequired: true });
      const users = () => call(app, 'GET /auth/admin/users', { token });
      expect((await users()).statusCode).toBe(403);
      const same = await call(app, 'PUT /auth/change-password', {
        token,
        body: { currentPassword: owner.password, newPassword: owner.password },
      });
      expect(same.statusCode).toBe(400);
      await call(app, 'PUT /auth/change-password', {
        token,
        body: { currentPassword: owner.password, newPassword: 'My-own-choice-1' },
      });
      expect((await users()).statusCode).toBe(200);
      expect((await register(app)).user.role).toBe('user');
    }));

  test('named by the settings keeps its own password when it exists already', async () => {
    const place = await newPlace(engine);
    const before = await startTestApp(place);
    const first = await register(before);
    const second = await register(before, { email: owner.email });
    expect(second.user.role).toBe('user');
    await before.stop();

    const after = await startTestApp(place, { env: ADMIN });
    const again = await login(after, { email: owner.email, password: PASSWORD });
    expect(again.user).toMatchObject({ role: 'admin', passwordResetRequired: false });
    expect((await login(after, first)).user.role).toBe('admin');
    expect(await statusWith(after, first.token)).toBe(200);
    await after.stop();
    await place.remove();
  });
});
