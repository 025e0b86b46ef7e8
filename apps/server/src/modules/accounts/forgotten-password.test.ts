import { MESSAGES } from '@commonplate/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../platform/clock.ts';
import { call, login, newEmail, register, statusWith } from '../../testing/accounts.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { askForLink, lastToken, lettersTo, settle } from '../../testing/letters.ts';
import { type MailSink, startMailSink } from '../../testing/mail-sink.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const NEW_PASSWORD = 'brand new';

onEachEngine('a forgotten password', (place) => {
  let app: TestApp;
  let sink: MailSink;
  beforeAll(async () => {
    sink = await startMailSink();
    app = await startTestApp(place(), {
      env: { SMTP_URL: sink.url, PUBLIC_URL: 'https://recipes.example.test/' },
    });
  });
  afterAll(async () => {
    await app.stop();
    await sink.close();
  });

  const verify = (token: string, from?: string) =>
    call(app, `GET /auth/verify-reset-token/${token}`, from ? { from } : {});
  const reset = (token: string, newPassword = NEW_PASSWORD, more: object = {}) =>
    call(app, 'POST /auth/reset-password', { body: { token, newPassword, ...more } });

  async function withLink() {
    const account = await register(app);
    await askForLink(app, account.email);
    return { ...account, link: lastToken(sink, account.email) };
  }

  describe('asking for a link', () => {
    test('FP-1 known and unknown addresses get the same answer; only the known one gets mail', async () => {
      const { email } = await register(app);
      const stranger = newEmail('stranger');
      const known = await askForLink(app, email);
      const unknown = await askForLink(app, stranger);
      expect(known.statusCode).toBe(200);
      expect(unknown.statusCode).toBe(200);
      expect(known.json()).toEqual({ success: true, data: { message: MESSAGES.forgotAnswer } });
      expect(unknown.body).toBe(known.body);
      expect(lettersTo(sink, email)).toHaveLength(1);
      expect(lettersTo(sink, stranger)).toHaveLength(0);
    });

    test('the letter has a plain and an HTML part with the same link', async () => {
      const { email, link } = await withLink();
      const [letter] = lettersTo(sink, email);
      const url = `https://recipes.example.test/reset-password/${link}`;
      expect(letter?.subject).toBe('Reset your Commonplate password');
      expect(letter?.text).toContain(url);
      expect(letter?.html).toContain(`href="${url}"`);
    });

    test('a hostile name cannot put markup into the letter', async () => {
      const { email } = await register(app, { name: '<img src=x onerror=alert(1)>' });
      await askForLink(app, email);
      const [letter] = lettersTo(sink, email);
      expect(letter?.html).not.toContain('<img');
    });

    test('FP-3 the link never follows the Host header', async () => {
      const { email } = await register(app);
      await call(app, 'POST /auth/forgot-password', {
        body: { email },
        headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' },
      });
      await settle(app);
      const [letter] = lettersTo(sink, email);
      expect(letter?.text).toContain('https://recipes.example.test/reset-password/');
      expect(`${letter?.text}${letter?.html}`).not.toContain('evil.test');
    });

    test('FP-7 ten requests in a minute are all answered and send three letters', async () => {
      const { email } = await register(app);
      for (let i = 0; i < 10; i++) expect((await askForLink(app, email)).statusCode).toBe(200);
      expect(lettersTo(sink, email)).toHaveLength(3);
      const link = lastToken(sink, email);
      expect((await verify(link)).json().data.valid).toBe(true);
      app.clock.advance(15 * MINUTE);
      await askForLink(app, email);
      expect(lettersTo(sink, email)).toHaveLength(4);
    });

    test('a request that comes while the mail server refuses is answered, and the letter follows later', async () => {
      const { email } = await register(app);
      sink.refusing = true;
      expect((await askForLink(app, email)).statusCode).toBe(200);
      expect(lettersTo(sink, email)).toHaveLength(0);
      sink.refusing = false;
      app.clock.advance(MINUTE);
      await settle(app);
      expect(lettersTo(sink, email)).toHaveLength(1);
      expect((await reset(lastToken(sink, email))).statusCode).toBe(200);
    });

    test('an address that is none is refused', async () => {
      const answer = await call(app, 'POST /auth/forgot-password', { body: { email: 'x' } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.fields.email).toBe('Please enter a valid email address');
    });
  });

  describe('the link', () => {
    test('names the account while it is valid', async () => {
      const { email, link } = await withLink();
      const answer = await verify(link);
      expect(answer.json()).toEqual({ success: true, data: { valid: true, email } });
      expect(link.length).toBeGreaterThanOrEqual(22);
    });

    test('FP-4 works once', async () => {
      const { link } = await withLink();
      expect((await reset(link)).statusCode).toBe(200);
      const again = await reset(link, 'another one');
      expect(again.statusCode).toBe(400);
      expect(again.json().error.code).toBe('invalid_reset_token');
      expect((await verify(link)).json()).toEqual({ success: true, data: { valid: false } });
    });

    test('FP-4 works once, also when it is used many times at the same moment', async () => {
      const { link } = await withLink();
      const answers = await Promise.all(Array.from({ length: 6 }, () => reset(link)));
      const statuses = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, 400, 400, 400, 400, 400]);
    });

    test('FP-5 ends after 60 minutes', async () => {
      const { link } = await withLink();
      app.clock.advance(60 * MINUTE - 5_000);
      expect((await verify(link)).json().data.valid).toBe(true);
      app.clock.advance(6_000);
      expect((await verify(link)).json().data).toEqual({ valid: false });
      expect((await reset(link)).statusCode).toBe(400);
    });

    test('FP-5 is void once a newer one was asked for', async () => {
      const { email, link: older } = await withLink();
      await askForLink(app, email);
      expect((await verify(older)).json().data).toEqual({ valid: false });
      expect((await verify(lastToken(sink, email))).json().data.valid).toBe(true);
    });

    test.each(['%', '%00', 'x'.repeat(10_000), '..%2f..%2fx', "' OR 1=1--"])(
      'FP-5 nonsense is no link',
      async (token) => {
        const answer = await verify(token, '203.0.113.5');
        expect(answer.statusCode).toBeOneOf([200, 400]);
        expect(answer.json().data?.valid ?? false).toBe(false);
        expect(answer.body).not.toContain('@');
        expect((await reset(token)).statusCode).toBe(400);
      },
    );

    test('FP-6 guessing links is stopped', async () => {
      const from = '203.0.113.6';
      const statuses: number[] = [];
      for (let i = 0; i < 60; i++) statuses.push((await verify(`guess-${i}`, from)).statusCode);
      expect(statuses.indexOf(429)).toBe(50);
      expect((await verify('one-more', '203.0.113.7')).statusCode).toBe(200);
    });

    test('FP-10 looking at it, as mail scanners do, does not use it up', async () => {
      const { link } = await withLink();
      for (let i = 0; i < 5; i++) {
        await verify(link);
        const url = `/api/auth/verify-reset-token/${link}`;
        const head = await app.server.inject({ method: 'HEAD', url });
        expect(head.statusCode).toBe(200);
      }
      expect((await reset(link)).statusCode).toBe(200);
    });

    test('never stands in the log', async () => {
      const { link } = await withLink();
      await verify(link);
      await call(app, `POST /auth/verify-reset-token/${link}`);
      await app.server.inject(`/reset-password/${link}?from=mail`);
      expect(app.log.text()).toContain('/api/auth/verify-reset-token/:token');
      expect(app.log.text()).not.toContain(link);
    });
  });

  describe('the new password', () => {
    test('FP-8 ends every session, gives no tokens, and the owner is told by mail', async () => {
      const account = await withLink();
      const other = await login(app, account);
      const answer = await reset(account.link);
      expect(answer.statusCode).toBe(200);
      expect(Object.keys(answer.json().data)).toEqual(['message']);
      for (const session of [account, other]) {
        expect(await statusWith(app, session.token)).toBe(401);
        const refresh = await call(app, 'POST /auth/refresh-token', {
          body: { refreshToken: session.refreshToken },
        });
        expect(refresh.statusCode).toBe(401);
      }
      await settle(app);
      const subjects = lettersTo(sink, account.email).map(({ subject }) => subject);
      expect(subjects.at(-1)).toBe('Your Commonplate password was changed');
      const old = { email: account.email, password: account.password };
      expect((await call(app, 'POST /auth/login', { body: old })).statusCode).toBe(401);
      await login(app, { email: account.email, password: NEW_PASSWORD });
    });

    test('FP-12 changes only the account the link belongs to', async () => {
      const [ada, ben] = [await withLink(), await register(app)];
      const more = { email: ben.email, userId: ben.user.id, id: ben.user.id };
      expect((await reset(ada.link, NEW_PASSWORD, more)).statusCode).toBe(200);
      await login(app, ben);
      await login(app, { email: ada.email, password: NEW_PASSWORD });
    });

    test('must have six characters and may have 128', async () => {
      const { link } = await withLink();
      const short = await reset(link, 'five5');
      expect(short.statusCode).toBe(400);
      expect(short.json().error.fields).toEqual({
        newPassword: 'Password must be at least 6 characters',
      });
      expect((await reset(link, 'x'.repeat(129))).statusCode).toBe(400);
      expect((await reset(link, 'x'.repeat(128))).statusCode).toBe(200);
    });

    test('works at once for an account that was locked by too many wrong tries', async () => {
      const { email, link } = await withLink();
      const attempt = () => call(app, 'POST /auth/login', { body: { email, password: 'Wrong-1' } });
      for (let i = 0; i < 11; i++) await attempt();
      expect((await attempt()).statusCode).toBe(429);
      await reset(link);
      await login(app, { email, password: NEW_PASSWORD });
    });
  });
});
