import type { TokenPair } from '@commonplate/contract';
import { v7 as newId } from 'uuid';
import { type Clock, SECOND } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';
import type { RefreshTokenTable, SessionTable } from '../database/tables/account-tables.ts';
import { AppError } from '../errors/app-error.ts';
import { deriveKey } from '../settings/secret.ts';
import type { Settings } from '../settings/settings.ts';
import { createAccessTokens } from './access-token.ts';
import { hashToken, newSalt, newToken, successorOf } from './opaque-token.ts';
import * as store from './session-store.ts';
import type { Viewer } from './viewer.ts';

/** Two tabs may send the same token; the later one is answered with what the earlier one got. */
const GRACE_MS = 10 * SECOND;

export interface Sessions {
  /** Inside the transaction that checked the credentials. */
  open(tx: Tx, userId: string): Promise<TokenPair>;
  refresh(refreshToken: string): Promise<TokenPair>;
  /** Ends the session a refresh token belongs to, if there is one. */
  end(refreshToken: string): Promise<void>;
  endAllOf(tx: Tx, userId: string, keepSessionId?: string): Promise<void>;
  viewerOf(accessToken: string): Promise<Viewer | undefined>;
  sweep(): Promise<void>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly lives: Settings['tokens'];
}

export function createSessions({ database, clock, secret, lives }: Needs): Sessions {
  const accessTokens = createAccessTokens(deriveKey(secret, 'access tokens'), clock);
  const successorKey = deriveKey(secret, 'refresh token successors');

  const accessFor = (session: SessionTable, now: number): Promise<string> =>
    accessTokens.issue(
      { userId: session.user_id, sessionId: session.id },
      Math.min(now + lives.accessTtlS * SECOND, session.ends_at),
    );

  const keep = (tx: Tx, token: string, session: SessionTable) => {
    const now = clock();
    return store.insertRefreshToken(tx, {
      token_hash: hashToken(token),
      session_id: session.id,
      created_at: now,
      expires_at: Math.min(now + lives.refreshTtlS * SECOND, session.ends_at),
    });
  };

  /** The newest token of the chain that starts with a rotated one. */
  async function latest(tx: Tx, token: string, row: RefreshTokenTable): Promise<string> {
    let current = token;
    let salt = row.successor_salt;
    while (salt !== null) {
      current = successorOf(current, salt, successorKey);
      salt = (await store.findRefreshToken(tx, hashToken(current)))?.successor_salt ?? null;
    }
    return current;
  }

  async function rotate(tx: Tx, token: string, session: SessionTable): Promise<string> {
    const salt = newSalt();
    const next = successorOf(token, salt, successorKey);
    await store.markRotated(tx, hashToken(token), { rotated_at: clock(), successor_salt: salt });
    await keep(tx, next, session);
    return next;
  }

  const nextToken = (presented: string) =>
    database.transaction(async (tx) => {
      const now = clock();
      const before = await store.findRefreshToken(tx, hashToken(presented));
      if (before === undefined || before.expires_at <= now) return undefined;
      const session = await store.touchSession(tx, before.session_id, now);
      if (session === undefined) return undefined;
      // Read again: only now does nobody else work on this session.
      const row = await store.findRefreshToken(tx, hashToken(presented));
      if (row === undefined) return undefined;
      if (row.rotated_at === null) {
        return { session, refreshToken: await rotate(tx, presented, session) };
      }
      if (now - row.rotated_at <= GRACE_MS) {
        return { session, refreshToken: await latest(tx, presented, row) };
      }
      // Somebody else has used this token before: thief or owner, the session is not safe any more.
      await store.deleteSession(tx, session.id);
      return undefined;
    });

  return {
    async open(tx, userId) {
      const now = clock();
      const session = {
        id: newId(),
        user_id: userId,
        created_at: now,
        refreshed_at: now,
        ends_at: now + lives.sessionMaxS * SECOND,
      };
      const refreshToken = newToken();
      await store.insertSession(tx, session);
      await keep(tx, refreshToken, session);
      return { token: await accessFor(session, now), refreshToken };
    },
    async refresh(presented) {
      const next = await nextToken(presented);
      if (next === undefined) {
        throw new AppError(
          'invalid_refresh_token',
          'Your session has ended. Please sign in again.',
        );
      }
      return {
        token: await accessFor(next.session, clock()),
        refreshToken: next.refreshToken,
      };
    },
    async end(refreshToken) {
      const row = await store.findRefreshToken(database.db, hashToken(refreshToken));
      if (row) await store.deleteSession(database.db, row.session_id);
    },
    endAllOf: store.deleteSessionsOf,
    async viewerOf(accessToken) {
      const claims = await accessTokens.read(accessToken);
      return claims && store.findViewer(database.db, claims, clock());
    },
    sweep: () => database.transaction((tx) => store.deleteEnded(tx, clock())),
  };
}
