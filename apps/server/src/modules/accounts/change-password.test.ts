import { MESSAGES } from '@commonplate/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../platform/clock.ts';
import { call, login, register, statusWith } from '../../testing/accounts.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const NEW_PASSWORD = 'brand new';

onEachEngine('changing the password', (place) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(place());
  });
  afterAll(() => app.stop());

  const change = (token: string, currentPassword: string, newPassword = NEW_PASSWORD) =>
    call(app, 'PUT /auth/change-password', { token, body: { currentPassword, newPassword } });

  test('CP-1 a stolen access token is no way to guess the password', async () => {
    const { token, email, password } = await register(app);
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) statuses.push((await change(token, 'Wrong-1')).statusCode);
    expect(statuses.indexOf(429)).toBe(10);
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([400]));
    expect((await change(token, password)).statusCode).toBe(429);
    const signIn = await call(app, 'POST /auth/login', { body: { email, password } });
    expect(signIn.statusCode).toBe(429);
    app.clock.advance(15 * MINUTE);
  });

  test('a wrong current password is told at its field', async () => {
    const { token } = await register(app);
    const answer = await change(token, 'Wrong-1');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toEqual({
      message: 'Current password is incorrect',
      code: 'invalid',
      fields: { currentPassword: 'Current password is incorrect' },
    });
  });

  test('CP-2 this session goes on with its tokens, every other one is dead at once', async () => {
    const here = await register(app);
    const elsewhere = await login(app, here);
    const answer = await change(here.token, here.password);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      data: { message: MESSAGES.passwordChanged, user: here.user },
    });
    expect(await statusWith(app, here.token)).toBe(200);
    expect(await statusWith(app, elsewhere.token)).toBe(401);
    const refresh = (refreshToken: string) =>
      call(app, 'POST /auth/refresh-token', { body: { refreshToken } });
    expect((await refresh(here.refreshToken)).statusCode).toBe(200);
    expect((await refresh(elsewhere.refreshToken)).statusCode).toBe(401);
    const body = { email: here.email, password: here.password };
    expect((await call(app, 'POST /auth/login', { body })).statusCode).toBe(401);
    await login(app, { email: here.email, password: NEW_PASSWORD });
  });

  test('CP-3 the old password is no new one', async () => {
    const { token, password } = await register(app);
    const answer = await change(token, password, password);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toEqual(['newPassword']);
  });

  test('faults of both fields are told at once', async () => {
    const { token } = await register(app);
    const answer = await change(token, '', 'five5');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'New password must be at least 6 characters',
    });
  });

  test('two changes at the same moment: one wins, and its password is the one that works', async () => {
    const account = await register(app);
    const choices = ['choice one', 'choice two', 'choice three'];
    const answers = await Promise.all(
      choices.map((choice) => change(account.token, account.password, choice)),
    );
    const won = answers.findIndex((answer) => answer.statusCode === 200);
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    await login(app, { email: account.email, password: choices[won] ?? '' });
  });

  test('a login under way with the old password gets no session after the change', async () => {
    const account = await register(app);
    const [changed, signIn] = await Promise.all([
      change(account.token, account.password),
      call(app, 'POST /auth/login', { body: account }),
    ]);
    expect(changed.statusCode).toBe(200);
    // Either it was refused, or it came first and was ended by the change.
    const { token = '' } = signIn.json<{ data?: { token: string } }>().data ?? {};
    expect(await statusWith(app, token)).toBe(401);
  });
});
