import type { Queries, Tx } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type {
  RefreshTokenTable,
  SessionTable,
  UserTable,
} from '../database/tables/account-tables.ts';
import type { AccessClaims } from './access-token.ts';
import type { Viewer } from './viewer.ts';

type ViewerRow = Pick<
  UserTable,
  'id' | 'name' | 'email' | 'role' | 'password_reset_required' | 'created_at'
>;

/** Asked at every call of somebody signed in. */
const selectViewer = preparedQuery<AccessClaims & { readonly now: number }, ViewerRow>(
  (db, { userId, sessionId, now }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .where('sessions.id', '=', sessionId)
      .where('sessions.user_id', '=', userId)
      .where('sessions.ends_at', '>', now)
      .select([
        'users.id',
        'users.name',
        'users.email',
        'users.role',
        'users.password_reset_required',
        'users.created_at',
      ]),
);

export async function findViewer(
  queries: Queries,
  { userId, sessionId }: AccessClaims,
  now: number,
): Promise<Viewer | undefined> {
  const [row] = await selectViewer(queries, { userId, sessionId, now });
  return (
    row && {
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      passwordResetRequired: row.password_reset_required === 1,
      createdAt: row.created_at,
      sessionId,
    }
  );
}

export async function insertSession(tx: Tx, session: SessionTable): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

/** Also takes the session's row for this transaction, so that refreshes and ends of one session come one after another. */
export const touchSession = (
  tx: Tx,
  sessionId: string,
  now: number,
): Promise<SessionTable | undefined> =>
  tx
    .updateTable('sessions')
    .set({ refreshed_at: now })
    .where('id', '=', sessionId)
    .where('ends_at', '>', now)
    .returningAll()
    .executeTakeFirst();

export async function insertRefreshToken(
  tx: Tx,
  token: Pick<RefreshTokenTable, 'token_hash' | 'session_id' | 'created_at' | 'expires_at'>,
): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({ ...token, rotated_at: null, successor_salt: null })
    .execute();
}

export const findRefreshToken = (
  queries: Queries,
  tokenHash: string,
): Promise<RefreshTokenTable | undefined> =>
  queries
    .selectFrom('refresh_tokens')
    .where('token_hash', '=', tokenHash)
    .selectAll()
    .executeTakeFirst();

export async function markRotated(
  tx: Tx,
  tokenHash: string,
  rotation: Required<Pick<RefreshTokenTable, 'rotated_at' | 'successor_salt'>>,
): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set(rotation)
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(queries: Queries, sessionId: string): Promise<void> {
  await queries.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

export async function deleteSessionsOf(
  tx: Tx,
  userId: string,
  keepSessionId?: string,
): Promise<void> {
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (keepSessionId !== undefined) query = query.where('id', '!=', keepSessionId);
  await query.execute();
}

export async function deleteEnded(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
  await tx
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('ends_at', '<=', now),
        eb.not(
          eb.exists(
            eb
              .selectFrom('refresh_tokens')
              .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
              .select('token_hash'),
          ),
        ),
      ]),
    )
    .execute();
}
