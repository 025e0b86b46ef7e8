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

const inSeconds = (ms: number) => Math.floor(ms / 1_000);

export function createAccessTokens(key: Uint8Array, clock: Clock): AccessTokens {
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
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'sid', 'exp', 'iat'],
          currentDate: new Date(clock()),
        });
        const { sub, sid } = payload;
        return sub !== undefined && typeof sid === 'string'
          ? { userId: sub, sessionId: sid }
          : undefined;
      } catch {
        // Whatever is wrong with it, it is not a token of ours.
        return undefined;
      }
    },
  };
}
