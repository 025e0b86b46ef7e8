import { createHmac } from 'node:crypto';
import type { TokenPair } from '@commonplate/contract';
import { SignJWT, decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../platform/clock.ts';
import { deriveKey } from '../../platform/settings/secret.ts';
import { type Account, call, login, register, statusWith } from '../../testing/accounts.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const SECRET = 'a secret of the test that is long enough';
const AFTER_GRACE = 11 * SECOND;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const parts = (token: string) => token.split('.') as [string, string, string];

onEachEngine('sessions', (place) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(place(), { env: { SECRET } });
  });
  afterAll(() => app.stop());

  const refresh = (refreshToken: string) =>
    call(app, 'POST /auth/refresh-token', { body: { refreshToken } });

  async function refreshed(refreshToken: string): Promise<TokenPair> {
    const answer = await refresh(refreshToken);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: TokenPair }>().data;
  }

  describe('access tokens', () => {
    test('TK-1 unsigned tokens are refused, however "none" is spelled', async () => {
      const { token } = await register(app);
      const [header, payload] = parts(token);
      for (const alg of ['none', 'NonE', 'NONE']) {
        const forged = `${encode({ alg, typ: 'JWT' })}.${payload}.`;
        expect(await statusWith(app, forged)).toBe(401);
      }
      expect(await statusWith(app, `${header}.${payload}.`)).toBe(401);
    });

    test.each(['', 'secret', 'changeme', 'commonplate', SECRET])(
      'TK-2 a token signed with "%s" itself is refused',
      async (guess) => {
        const { token } = await register(app);
        const [header, payload] = parts(token);
        const signature = createHmac('sha256', guess)
          .update(`${header}.${payload}`)
          .digest('base64url');
        expect(await statusWith(app, `${header}.${payload}.${signature}`)).toBe(401);
      },
    );

    test('tokens without an end, of another kind or for nobody are refused even if well signed', async () => {
      const { token, user } = await register(app);
      const { sid } = decodeJwt(token);
      const sign = (change: (jwt: SignJWT) => SignJWT) =>
        change(
          new SignJWT({ sid })
            .setProtectedHeader({ alg: 'HS256' })
            .setIssuer('commonplate')
            .setAudience('access')
            .setSubject(user.id)
            .setIssuedAt()
            .setExpirationTime('5m'),
        ).sign(deriveKey(SECRET, 'access tokens'));
      expect(await statusWith(app, await sign((jwt) => jwt))).toBe(200);
      expect(await statusWith(app, await sign((jwt) => jwt.setAudience('other')))).toBe(401);
      expect(await statusWith(app, await sign((jwt) => jwt.setIssuer('other')))).toBe(401);
      expect(await statusWith(app, await sign((jwt) => jwt.setSubject('somebody')))).toBe(401);
      const endless = await new SignJWT({ sid })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('commonplate')
        .setAudience('access')
        .setSubject(user.id)
        .setIssuedAt()
        .sign(deriveKey(SECRET, 'access tokens'));
      expect(await statusWith(app, endless)).toBe(401);
    });

    test('TK-3 each kind of token opens only its own door', async () => {
      const { token, refreshToken } = await register(app);
      expect(await statusWith(app, refreshToken)).toBe(401);
      expect((await refresh(token)).statusCode).toBe(401);
      expect(await statusWith(app, token)).toBe(200);
    });

    test('TK-4 an expired token is refused', async () => {
      const { token } = await register(app);
      app.clock.advance(15 * MINUTE - 5 * SECOND);
      expect(await statusWith(app, token)).toBe(200);
      app.clock.advance(6 * SECOND);
      expect(await statusWith(app, token)).toBe(401);
    });

    test('TK-5 an edited payload is refused', async () => {
      const [ada, ben] = [await register(app), await register(app)];
      const [header, , signature] = parts(ada.token);
      const claims = { ...decodeJwt(ada.token), sub: ben.user.id };
      expect(await statusWith(app, `${header}.${encode(claims)}.${signature}`)).toBe(401);
    });

    test.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'Bearer \u00e9'])(
      'the header "%s" is not signed in',
      async (authorization) => {
        const answer = await call(app, 'GET /auth/profile', { headers: { authorization } });
        expect(answer.statusCode).toBe(401);
        expect(answer.json().error.code).toBe('not_signed_in');
      },
    );
  });

  describe('refresh', () => {
    test('RF-1 gives a new pair; the old token is dead after the grace', async () => {
      const first = await register(app);
      const second = await refreshed(first.refreshToken);
      expect(second.refreshToken).not.toBe(first.refreshToken);
      expect(await statusWith(app, second.token)).toBe(200);
      app.clock.advance(AFTER_GRACE);
      const reused = await refresh(first.refreshToken);
      expect(reused.statusCode).toBe(401);
      expect(reused.json().error.code).toBe('invalid_refresh_token');
    });

    test('RF-2 reuse ends the whole family at once, and no other session', async () => {
      const here = await register(app);
      const elsewhere = await login(app, here);
      const second = await refreshed(here.refreshToken);
      app.clock.advance(AFTER_GRACE);
      expect((await refresh(here.refreshToken)).statusCode).toBe(401);
      expect((await refresh(second.refreshToken)).statusCode).toBe(401);
      expect(await statusWith(app, second.token)).toBe(401);
      expect(await statusWith(app, elsewhere.token)).toBe(200);
      await refreshed(elsewhere.refreshToken);
    });

    test('RF-3 twenty refreshes at once with one token: every pair works, also later', async () => {
      const { refreshToken } = await register(app);
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
      const pairs = answers.map((answer) => {
        expect(answer.statusCode).toBe(200);
        return answer.json<{ data: TokenPair }>().data;
      });
      for (const { token } of pairs) expect(await statusWith(app, token)).toBe(200);
      // All tabs hold the same token now, so none of them can later be taken for a thief.
      expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1);
      app.clock.advance(AFTER_GRACE);
      const next = await refreshed(pairs[0]?.refreshToken ?? '');
      expect(await statusWith(app, next.token)).toBe(200);
    });

    test('a tab that comes late within the grace gets the newest token, even after two rotations', async () => {
      const first = await register(app);
      const second = await refreshed(first.refreshToken);
      app.clock.advance(4 * SECOND);
      const third = await refreshed(second.refreshToken);
      app.clock.advance(4 * SECOND);
      const late = await refreshed(first.refreshToken);
      expect(late.refreshToken).toBe(third.refreshToken);
      app.clock.advance(AFTER_GRACE);
      await refreshed(late.refreshToken);
    });

    test('RF-8 after logout neither token works', async () => {
      const { token, refreshToken } = await register(app);
      const answer = await call(app, 'POST /auth/logout', { body: { refreshToken } });
      expect(answer.statusCode).toBe(200);
      expect((await refresh(refreshToken)).statusCode).toBe(401);
      expect(await statusWith(app, token)).toBe(401);
      const again = await call(app, 'POST /auth/logout', { body: { refreshToken } });
      expect(again.statusCode).toBe(200);
    });

    test('logout with a token that was rotated meanwhile ends the session all the same', async () => {
      const first = await register(app);
      const second = await refreshed(first.refreshToken);
      await call(app, 'POST /auth/logout', { body: { refreshToken: first.refreshToken } });
      expect(await statusWith(app, second.token)).toBe(401);
    });

    test.each([undefined, {}, { refreshToken: null }, { refreshToken: '' }, { refreshToken: 7 }])(
      'a body without a token is 400 (%j)',
      async (body) => {
        const answer = await call(app, 'POST /auth/refresh-token', { body });
        expect(answer.statusCode).toBe(400);
      },
    );

    test('an unknown token is 401', async () => {
      expect((await refresh('no-such-token')).statusCode).toBe(401);
    });
  });

  describe('lives', () => {
    const DAY = 24 * HOUR;

    test('a refresh token lives 30 days', async () => {
      const [ada, ben] = [await register(app), await register(app)];
      app.clock.advance(30 * DAY - MINUTE);
      await refreshed(ada.refreshToken);
      app.clock.advance(2 * MINUTE);
      expect((await refresh(ben.refreshToken)).statusCode).toBe(401);
    });

    test('a session ends 90 days after sign-in however often it is refreshed', async () => {
      let pair: TokenPair = await register(app);
      for (let days = 0; days < 80; days += 20) {
        app.clock.advance(20 * DAY);
        pair = await refreshed(pair.refreshToken);
      }
      app.clock.advance(10 * DAY - 5 * MINUTE);
      pair = await refreshed(pair.refreshToken);
      expect(await statusWith(app, pair.token)).toBe(200);
      app.clock.advance(5 * MINUTE);
      expect(await statusWith(app, pair.token)).toBe(401);
      expect((await refresh(pair.refreshToken)).statusCode).toBe(401);
    });

    test('what has expired is swept from the database', async () => {
      const kept: Account = await register(app);
      const { db } = app.platform.database;
      app.clock.advance(29 * DAY);
      const pair = await refreshed(kept.refreshToken);
      app.clock.advance(2 * DAY);
      await app.platform.sweeper.sweep();
      const sessions = await db.selectFrom('sessions').selectAll().execute();
      expect(sessions.map((session) => session.user_id)).toEqual([kept.user.id]);
      expect(await db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(1);
      expect(await db.selectFrom('attempts').selectAll().execute()).toHaveLength(0);
      await refreshed(pair.refreshToken);
    });
  });
});
