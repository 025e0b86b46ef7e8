import { MESSAGES, SignedIn, User } from '@commonplate/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../platform/clock.ts';
import { PASSWORD, call, login, newEmail, register, statusWith } from '../../testing/accounts.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const form = <Changes extends object>(changes = {} as Changes) => ({
  name: 'Ada',
  email: newEmail(),
  password: PASSWORD,
  ...changes,
});

onEachEngine('registering and signing in', (place) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(place());
    await register(app, { email: 'first@example.test' });
  });
  afterAll(() => app.stop());

  const tryLogin = (email: string, password: string, from?: string) =>
    call(app, 'POST /auth/login', { body: { email, password }, ...(from ? { from } : {}) });

  describe('register', () => {
    test('answers 201 with user and tokens that work', async () => {
      const answer = await call(app, 'POST /auth/register', { body: form({ name: '  Ada B. ' }) });
      expect(answer.statusCode).toBe(201);
      const { success, data } = answer.json<{ success: boolean; data: SignedIn }>();
      expect(success).toBe(true);
      expect(SignedIn.strict().extend({ user: User.strict() }).parse(data).user).toMatchObject({
        name: 'Ada B.',
        role: 'user',
        passwordResetRequired: false,
      });
      expect(await statusWith(app, data.token)).toBe(200);
    });

    test('RG-1 role, id, dates and flags come from the server', async () => {
      const body = form({
        role: 'admin',
        id: '00000000-0000-7000-8000-000000000000',
        passwordResetRequired: true,
        createdAt: '2001-01-01T00:00:00.000Z',
      });
      const answer = await call(app, 'POST /auth/register', { body });
      expect(answer.statusCode).toBe(201);
      const { user } = answer.json<{ data: SignedIn }>().data;
      expect(user).toMatchObject({ role: 'user', passwordResetRequired: false });
      expect(user.id).not.toBe(body.id);
      expect(user.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
      expect(Date.parse(user.createdAt)).toBeGreaterThan(Date.parse('2020-01-01'));
    });

    test('RG-2 one address in another spelling is taken', async () => {
      const { email } = await register(app);
      const again = form({ email: ` ${email.toUpperCase()} ` });
      const answer = await call(app, 'POST /auth/register', { body: again });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({
        success: false,
        error: { message: MESSAGES.emailTaken, code: 'email_taken' },
      });
    });

    test('RG-2 the same address twice at once makes one account', async () => {
      const body = form();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => call(app, 'POST /auth/register', { body })),
      );
      const statuses = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
      expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
    });

    test('RG-3 a password of a megabyte is refused without hashing', async () => {
      const large = await call(app, 'POST /auth/register', {
        body: form({ password: `Aa1${'x'.repeat(1024 * 1024)}` }),
      });
      expect(large.statusCode).toBe(413);
      const long = await call(app, 'POST /auth/register', {
        body: form({ password: `Aa1${'x'.repeat(500_000)}` }),
      });
      expect(long.statusCode).toBe(400);
      expect(long.json().error.fields.password).toBe('Password must be at most 128 characters');
    });

    test('RG-3 passwords are used whole: a difference in character 90 counts', async () => {
      const password = `Aa1${'x'.repeat(97)}`;
      const { email } = await register(app, { password });
      const other = `${password.slice(0, 89)}y${password.slice(90)}`;
      expect((await tryLogin(email, other)).statusCode).toBe(401);
      expect((await tryLogin(email, password)).statusCode).toBe(200);
    });

    test('passwords are used as typed: spaces and 128 characters of any script', async () => {
      const password = ` Aa1 ${'é'.repeat(122)} `;
      const { email } = await register(app, { password });
      expect((await tryLogin(email, password)).statusCode).toBe(200);
      expect((await tryLogin(email, password.trim())).statusCode).toBe(401);
    });

    test.each([
      ['object', { a: 1 }],
      ['array', ['a@example.test']],
      ['null', null],
      ['number', 7],
    ])('RG-7 an %s where text is asked is 400', async (_kind, value) => {
      for (const field of ['name', 'email', 'password']) {
        const answer = await call(app, 'POST /auth/register', { body: form({ [field]: value }) });
        expect(answer.statusCode).toBe(400);
        expect(Object.keys(answer.json().error.fields)).toEqual([field]);
      }
    });

    test('a name of which nothing is seen is none, and joiners within a name are kept', async () => {
      const unseen = await call(app, 'POST /auth/register', {
        body: form({ name: '\u200B\u200B\u200B' }),
      });
      expect(unseen.statusCode).toBe(400);
      expect(unseen.json().error.fields).toEqual({ name: 'Name must be at least 2 characters' });
      const name = '\u0646\u0631\u06AF\u0633\u200C\u062C\u0627\u0646';
      const joined = await call(app, 'POST /auth/register', { body: form({ name }) });
      expect(joined.json().data.user.name).toBe(name);
    });

    test('all faults are told at once, each at its field', async () => {
      const body = { name: 'A', email: 'nobody', password: 'short' };
      const answer = await call(app, 'POST /auth/register', { body });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toEqual({
        message: 'Name must be at least 2 characters',
        code: 'invalid',
        fields: {
          name: 'Name must be at least 2 characters',
          email: 'Please enter a valid email address',
          password: 'Password must be at least 8 characters',
        },
      });
    });

    test('a password without capital, small letter or digit is refused', async () => {
      for (const password of ['lowercase1', 'UPPERCASE1', 'NoDigitsHere']) {
        const answer = await call(app, 'POST /auth/register', { body: form({ password }) });
        expect(answer.json().error.fields.password).toBe(
          'Password must contain at least one uppercase letter, one lowercase letter, and one number',
        );
      }
    });

    test('RG-8 more than 200 registrations a minute from one address are stopped', async () => {
      const attempt = () =>
        call(app, 'POST /auth/register', {
          body: form({ email: 'first@example.test' }),
          from: '198.51.100.8',
        });
      for (let i = 0; i < 200; i++) expect((await attempt()).statusCode).toBe(409);
      const stopped = await attempt();
      expect(stopped.statusCode).toBe(429);
      expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(stopped.headers['retry-after'])).toBeLessThanOrEqual(60);
      app.clock.advance(MINUTE + 1);
      expect((await attempt()).statusCode).toBe(409);
    });
  });

  describe('login', () => {
    test('takes the address in any case and with spaces around it', async () => {
      const { email, password } = await register(app);
      const answer = await tryLogin(`  ${email.toUpperCase()} `, password);
      expect(answer.statusCode).toBe(200);
    });

    test('LG-1 after ten wrong tries even the right password is told nothing', async () => {
      const { email, password } = await register(app);
      const statuses: number[] = [];
      for (let i = 0; i < 20; i++) statuses.push((await tryLogin(email, 'Wrong-1')).statusCode);
      expect(statuses.indexOf(429)).toBe(10);
      expect(new Set(statuses.slice(0, 10))).toEqual(new Set([401]));
      expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
      const right = await tryLogin(email, password);
      const wrong = await tryLogin(email, 'Wrong-2');
      expect(right.statusCode).toBe(429);
      expect(right.body).toBe(wrong.body);
      expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
      app.clock.advance(15 * MINUTE);
      expect((await tryLogin(email, password)).statusCode).toBe(200);
    });

    test('LG-1 twenty wrong tries at once are no way around it', async () => {
      const { email } = await register(app);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => tryLogin(email, 'Wrong-1', '192.0.2.77')),
      );
      const statuses = answers.map((answer) => answer.statusCode);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    });

    test('twenty right logins at once all succeed', async () => {
      const { email, password } = await register(app);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => tryLogin(email, password, '192.0.2.78')),
      );
      expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    });

    test('LG-2 headers that claim another address change nothing', async () => {
      const { email } = await register(app);
      let last = 0;
      for (let i = 0; i <= 10; i++) {
        const claimed = `203.0.113.${i}`;
        const answer = await call(app, 'POST /auth/login', {
          body: { email, password: 'Wrong-1' },
          headers: {
            'x-forwarded-for': claimed,
            'x-real-ip': claimed,
            forwarded: `for=${claimed}`,
          },
        });
        last = answer.statusCode;
      }
      expect(last).toBe(429);
    });

    test('one account is locked for everybody after 50 wrong tries from many addresses', async () => {
      const { email, password } = await register(app);
      for (let i = 0; i < 50; i++) {
        expect((await tryLogin(email, 'Wrong-1', `198.18.0.${i}`)).statusCode).toBe(401);
      }
      expect((await tryLogin(email, password, '198.18.1.1')).statusCode).toBe(429);
    });

    test('one address is stopped after 100 wrong tries on many accounts', async () => {
      const from = '198.18.2.2';
      for (let i = 0; i < 100; i++) {
        expect((await tryLogin(`nobody-${i}@example.test`, 'Wrong-1', from)).statusCode).toBe(401);
      }
      expect((await tryLogin('nobody-x@example.test', 'Wrong-1', from)).statusCode).toBe(429);
      expect((await tryLogin('nobody-x@example.test', 'Wrong-1')).statusCode).toBe(401);
    });

    test('a right login clears the count of that account from that address', async () => {
      const { email, password } = await register(app);
      for (let round = 0; round < 2; round++) {
        for (let i = 0; i < 9; i++) {
          expect((await tryLogin(email, 'Wrong-1')).statusCode).toBe(401);
        }
        expect((await tryLogin(email, password)).statusCode).toBe(200);
      }
    });

    test('accounts that do not exist lock like those that do', async () => {
      const email = newEmail('nobody');
      for (let i = 0; i < 10; i++) await tryLogin(email, 'Wrong-1', '198.18.3.3');
      expect((await tryLogin(email, 'Wrong-1', '198.18.3.3')).statusCode).toBe(429);
    });

    test('LG-5 unknown address and wrong password get the same bytes', async () => {
      const { email } = await register(app);
      const wrong = await tryLogin(email, 'Wrong-1');
      const unknown = await tryLogin(newEmail('nobody'), 'Wrong-1');
      expect(wrong.statusCode).toBe(401);
      expect(unknown.statusCode).toBe(401);
      expect(unknown.body).toBe(wrong.body);
      expect(unknown.json().error.message).toBe(MESSAGES.invalidCredentials);
    });

    test('LG-7 login and profile tell no more than the contract names', async () => {
      const { email, password } = await register(app);
      const answer = await tryLogin(email, password);
      const { data } = answer.json<{ data: SignedIn }>();
      expect(Object.keys(data).toSorted()).toEqual(['refreshToken', 'token', 'user']);
      const profile = await call(app, 'GET /auth/profile', { token: data.token });
      expect(profile.json()).toEqual({ success: true, data: { user: data.user } });
      User.strict().parse(data.user);
      expect(answer.body + profile.body).not.toMatch(/argon2|hash/i);
    });

    test('an empty form names both fields', async () => {
      const answer = await call(app, 'POST /auth/login', { body: { email: '', password: '' } });
      expect(answer.json().error.fields).toEqual({
        email: 'Please enter a valid email address',
        password: 'Password is required',
      });
    });
  });

  test('the log holds no password and no token', async () => {
    const account = await register(app);
    const again = await login(app, account);
    await call(app, 'POST /auth/refresh-token', { body: { refreshToken: again.refreshToken } });
    for (const secret of [PASSWORD, account.token, account.refreshToken, again.refreshToken]) {
      expect(app.log.text()).not.toContain(secret);
    }
    expect(app.log.text()).toContain('/api/auth/login');
  });
});
