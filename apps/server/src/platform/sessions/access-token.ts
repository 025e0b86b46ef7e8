import { SignJWT, jwtVerify } from 'jose';
import type { Clock } from '../clock.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'commonplate';
const AUDIENCE = 'access';

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  issue(claims: AccessClaims, expiresAt: number): Promise<string>;
  /** Undefined for anything that is not a valid, unexpired access token of ours. */
  read(token: string): Promise<AccessClaims | undefined>;
}

/** A browser shows the same token at every call for minutes: checking its signature once is enough. */
const MOST_REMEMBERED = 1_000;

interface Checked {
  readonly claims: AccessClaims;
  readonly expiresAtS: number;
}

const inSeconds = (ms: number) => Math.floor(ms / 1_000);

export function createAccessTokens(key: Uint8Array, clock: Clock): AccessTokens {
  const checked = new Map<string, Checked>();

  function remember(token: string, found: Checked): void {
    checked.set(token, found);
    if (checked.size <= MOST_REMEMBERED) return;
    const oldest = checked.keys().next();
    if (!oldest.done) checked.delete(oldest.value);
  }

  return {
    issue: ({ userId, sessionId }, expiresAt) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(inSeconds(clock()))
        .setExpirationTime(inSeconds(expiresAt))
        .sign(key),
    async read(token) {
      const known = checked.get(token);
      if (known !== undefined && inSeconds(clock()) < known.expiresAtS) return known.claims;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'sid', 'exp', 'iat'],
          currentDate: new Date(clock()),
        });
        const { sub, sid, exp } = payload;
        if (sub === undefined || exp === undefined || typeof sid !== 'string') return undefined;
        const claims = { userId: sub, sessionId: sid };
        remember(token, { claims, expiresAtS: exp });
        return claims;
      } catch {
        // Whatever is wrong with it, it is not a token of ours.
        return undefined;
      }
    },
  };
}
