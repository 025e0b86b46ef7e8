import type { Queries, Tx } from '../../platform/database/database.ts';
import type { UserTable } from '../../platform/database/tables/account-tables.ts';

export type UserRow = UserTable;

export const findUserByEmail = (queries: Queries, email: string): Promise<UserRow | undefined> =>
  queries.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst();

export const findUser = (queries: Queries, id: string): Promise<UserRow | undefined> =>
  queries.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirst();

/** In order of registration: ids grow with time. */
export const listUsers = (queries: Queries): Promise<UserRow[]> =>
  queries.selectFrom('users').selectAll().orderBy('id').execute();

export async function anyUser(queries: Queries): Promise<boolean> {
  const row = await queries.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** True for exactly one caller in the life of a database, and only while it has no account. */
export async function claimFirstAccount(tx: Tx, now: number): Promise<boolean> {
  if (await anyUser(tx)) return false;
  const claimed = await tx
    .insertInto('claims')
    .values({ name: 'first account', claimed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function insertUser(
  queries: Queries,
  user: Pick<UserRow, 'id' | 'name' | 'email' | 'password_hash' | 'role' | 'created_at'> &
    Partial<UserRow>,
): Promise<UserRow> {
  return queries
    .insertInto('users')
    .values({
      password_reset_required: 0,
      temporary_password_hash: null,
      temporary_password_ends_at: null,
      signed_in_at: null,
      ...user,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Fails when the password was changed since it was checked; keeps the account's row to this transaction. */
export async function markSignedIn(
  tx: Tx,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ signed_in_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface OwnPassword {
  readonly id: string;
  readonly hash: string;
  /** Change only if the password is still this one. */
  readonly insteadOf?: string;
}

/** The user's own choice: nothing temporary about it. */
export async function setOwnPassword(
  tx: Tx,
  { id, hash, insteadOf }: OwnPassword,
): Promise<UserRow | undefined> {
  let update = tx
    .updateTable('users')
    .set({ password_hash: hash, password_reset_required: 0, temporary_password_ends_at: null })
    .where('id', '=', id);
  if (insteadOf !== undefined) update = update.where('password_hash', '=', insteadOf);
  return update.returningAll().executeTakeFirst();
}

interface TemporaryPassword {
  readonly id: string;
  readonly hash: string;
  readonly endsAt: number;
}

export async function setTemporaryPassword(
  tx: Tx,
  { id, hash, endsAt }: TemporaryPassword,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({
      password_hash: hash,
      temporary_password_hash: hash,
      temporary_password_ends_at: endsAt,
      password_reset_required: 1,
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function makeAdmin(queries: Queries, email: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set({ role: 'admin' })
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
