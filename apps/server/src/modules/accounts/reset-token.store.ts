import type { Queries, Tx } from '../../platform/database/database.ts';
import type { ResetTokenTable, UserTable } from '../../platform/database/tables/account-tables.ts';

export const findUserOfResetToken = (
  queries: Queries,
  tokenHash: string,
  now: number,
): Promise<UserTable | undefined> =>
  queries
    .selectFrom('reset_tokens')
    .innerJoin('users', 'users.id', 'reset_tokens.user_id')
    .where('reset_tokens.token_hash', '=', tokenHash)
    .where('reset_tokens.expires_at', '>', now)
    .selectAll('users')
    .executeTakeFirst();

/** The newest link is the only one. Taking the account's row first keeps two requests at once from leaving two. */
export async function replaceResetToken(tx: Tx, token: ResetTokenTable): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', token.user_id)
    .execute();
  await deleteResetTokensOf(tx, token.user_id);
  await tx.insertInto('reset_tokens').values(token).execute();
}

/** True once. */
export async function useResetToken(tx: Tx, tokenHash: string, now: number): Promise<boolean> {
  const used = await tx
    .deleteFrom('reset_tokens')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteResetTokensOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('reset_tokens').where('user_id', '=', userId).execute();
}

export async function deleteExpiredResetTokens(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('reset_tokens').where('expires_at', '<=', now).execute();
}
