import { RegisterPassword, User } from '@commonplate/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '../../platform/clock.ts';
import { type Account, call, login, register, statusWith } from '../../testing/accounts.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { askForLink, lastToken } from '../../testing/letters.ts';
import { type MailSink, startMailSink } from '../../testing/mail-sink.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

onEachEngine('administration', (place) => {
  let app: TestApp;
  let sink: MailSink;
  let admin: Account;
  beforeAll(async () => {
    sink = await startMailSink();
    app = await startTestApp(place(), { env: { SMTP_URL: sink.url } });
    admin = await register(app);
  });
  afterAll(async () => {
    await app.stop();
    await sink.close();
  });

  const resetOf = (id: string, token?: string) =>
    call(app, `POST /auth/admin/users/${id}/reset-password`, token ? { token } : {});

  const changeTo = (token: string, currentPassword: string, newPassword: string) =>
    call(app, 'PUT /auth/change-password', { token, body: { currentPassword, newPassword } });

  const freshAdmin = () => login(app, admin);

  async function temporaryPasswordOf(account: Account): Promise<string> {
    const { token } = await freshAdmin();
    const answer = await resetOf(account.user.id, token);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { temporaryPassword: string } }>().data.temporaryPassword;
  }

  test('AD-1 strangers are 401, users 403, and nothing happens', async () => {
    const [ada, ben] = [await register(app), await register(app)];
    expect((await call(app, 'GET /auth/admin/users')).statusCode).toBe(401);
    expect((await resetOf(ada.user.id)).statusCode).toBe(401);
    const list = await call(app, 'GET /auth/admin/users', { token: ben.token });
    expect(list.statusCode).toBe(403);
    expect(list.json().error.code).toBe('forbidden');
    expect((await resetOf(ada.user.id, ben.token)).statusCode).toBe(403);
    await login(app, ada);
  });

  test('AD-2 the list shows every user and no secret', async () => {
    const ada = await register(app);
    const temporary = await temporaryPasswordOf(ada);
    const { token } = await freshAdmin();
    const answer = await call(app, 'GET /auth/admin/users', { token });
    const { users } = answer.json<{ data: { users: unknown[] } }>().data;
    const parsed = users.map((user) => User.strict().parse(user));
    expect(parsed.find(({ id }) => id === ada.user.id)?.passwordResetRequired).toBe(true);
    expect(parsed.find(({ id }) => id === admin.user.id)?.role).toBe('admin');
    expect(answer.body).not.toContain(temporary);
    expect(answer.body).not.toMatch(/argon2|hash/i);
  });

  test('AD-3 temporary passwords are all different, strong, within the rules, and never logged', async () => {
    const ada = await register(app);
    const issued: string[] = [];
    for (let i = 0; i < 50; i++) issued.push(await temporaryPasswordOf(ada));
    expect(new Set(issued).size).toBe(50);
    for (const password of issued) {
      expect(RegisterPassword.safeParse(password).success).toBe(true);
      // 54 characters to choose from, 16 times, is more than 64 bits; the last four follow from these.
      expect(password.replaceAll('-', '')).toMatch(/^[A-HJ-NP-Za-km-z2-9]{20}$/);
      expect(app.log.text()).not.toContain(password);
    }
  });

  test.each(['1%20OR%201=1', 'x', 'x'.repeat(10_000), '00000000-0000-7000-8000-000000000000'])(
    'AD-5 an id that is none is 404',
    async (id) => {
      const { token } = await freshAdmin();
      const answer = await resetOf(id, token);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error.code).toBe('not_found');
    },
  );

  test('AD-6 and RF-4: every session of the user is dead at the next call', async () => {
    const ada = await register(app);
    const elsewhere = await login(app, ada);
    await temporaryPasswordOf(ada);
    for (const session of [ada, elsewhere]) {
      expect(await statusWith(app, session.token)).toBe(401);
      const body = { refreshToken: session.refreshToken };
      expect((await call(app, 'POST /auth/refresh-token', { body })).statusCode).toBe(401);
    }
    expect((await call(app, 'POST /auth/login', { body: ada })).statusCode).toBe(401);
  });

  test('an admin may reset the own password too, and is signed out by it', async () => {
    const before = await freshAdmin();
    const temporary = await temporaryPasswordOf(admin);
    expect(await statusWith(app, before.token)).toBe(401);
    const { token } = await login(app, { email: admin.email, password: temporary });
    const body = { currentPassword: temporary, newPassword: 'Next-admin-password-1' };
    await call(app, 'PUT /auth/change-password', { token, body });
    admin = { ...admin, password: body.newPassword };
  });

  describe('a temporary password', () => {
    test('lets the user in to change it, refresh and sign out, and nothing else', async () => {
      const ada = await register(app);
      const temporary = await temporaryPasswordOf(ada);
      const session = await login(app, { email: ada.email, password: temporary });
      expect(session.user.passwordResetRequired).toBe(true);
      const body = { refreshToken: session.refreshToken };
      const pair = (await call(app, 'POST /auth/refresh-token', { body })).json().data;
      const profile = await call(app, 'GET /auth/profile', { token: pair.token });
      expect(profile.json().data.user.passwordResetRequired).toBe(true);
      const changed = await changeTo(pair.token, temporary, 'my own choice');
      expect(changed.json().data.user.passwordResetRequired).toBe(false);
      const again = await login(app, { email: ada.email, password: 'my own choice' });
      expect(again.user.passwordResetRequired).toBe(false);
    });

    test('CP-3 is never the new one, neither at once nor later nor by a reset link', async () => {
      const ada = await register(app);
      const temporary = await temporaryPasswordOf(ada);
      const { token } = await login(app, { email: ada.email, password: temporary });
      expect((await changeTo(token, temporary, temporary)).statusCode).toBe(400);
      await askForLink(app, ada.email);
      const body = { token: lastToken(sink, ada.email), newPassword: temporary };
      const byLink = await call(app, 'POST /auth/reset-password', { body });
      expect(byLink.statusCode).toBe(400);
      expect(Object.keys(byLink.json().error.fields)).toEqual(['newPassword']);
      expect((await changeTo(token, temporary, 'my own choice')).statusCode).toBe(200);
      const later = await changeTo(token, 'my own choice', temporary);
      expect(later.statusCode).toBe(400);
    });

    test('is never the new one either when another was issued since', async () => {
      const ada = await register(app);
      const superseded = await temporaryPasswordOf(ada);
      const temporary = await temporaryPasswordOf(ada);
      const { token } = await login(app, { email: ada.email, password: temporary });
      const refused = await changeTo(token, temporary, superseded);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error.fields).toEqual({
        newPassword: 'A temporary password cannot be chosen',
      });
      const alike = `${superseded.slice(0, -1)}${superseded.endsWith('A') ? 'B' : 'A'}`;
      expect((await changeTo(token, temporary, alike)).statusCode).toBe(200);
    });

    test('works for 72 hours', async () => {
      const [ada, ben] = [await register(app), await register(app)];
      const [first, second] = [await temporaryPasswordOf(ada), await temporaryPasswordOf(ben)];
      app.clock.advance(72 * HOUR - 60_000);
      await login(app, { email: ada.email, password: first });
      app.clock.advance(61_000);
      const late = { email: ben.email, password: second };
      const answer = await call(app, 'POST /auth/login', { body: late });
      expect(answer.statusCode).toBe(401);
    });

    test('is not needed after a reset by mail, which clears the duty to change it', async () => {
      const ada = await register(app);
      await temporaryPasswordOf(ada);
      await askForLink(app, ada.email);
      const body = { token: lastToken(sink, ada.email), newPassword: 'my own choice' };
      expect((await call(app, 'POST /auth/reset-password', { body })).statusCode).toBe(200);
      const { user } = await login(app, { email: ada.email, password: 'my own choice' });
      expect(user.passwordResetRequired).toBe(false);
    });

    test('voids a reset link that was asked for before it', async () => {
      const ada = await register(app);
      await askForLink(app, ada.email);
      await temporaryPasswordOf(ada);
      const link = lastToken(sink, ada.email);
      const answer = await call(app, `GET /auth/verify-reset-token/${link}`);
      expect(answer.json().data).toEqual({ valid: false });
    });
  });
});
