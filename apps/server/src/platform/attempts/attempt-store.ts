import { sql } from 'kysely';
import type { Engine, Queries, Tx } from '../database/database.ts';

export interface Tally {
  readonly settled: number;
  readonly pending: number;
  /** When the oldest counted attempt happened. */
  readonly oldest: number;
}

/** Two servers may not count the same bucket at once. The embedded database has one writer anyway. */
export async function lockBuckets(
  tx: Tx,
  engine: Engine,
  buckets: readonly string[],
): Promise<void> {
  if (engine === 'sqlite') return;
  for (const bucket of buckets.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`.execute(tx);
  }
}

interface Window {
  readonly bucket: string;
  readonly since: number;
  /** An attempt left undecided since before this moment counts as wrong: its process died. */
  readonly decidedBy: number;
}

export async function tally(
  queries: Queries,
  { bucket, since, decidedBy }: Window,
): Promise<Tally> {
  const row = await queries
    .selectFrom('attempts')
    .where('bucket', '=', bucket)
    .where('at', '>', since)
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn
        .sum<number>(
          eb
            .case()
            .when(eb.and([eb('pending', '=', 1), eb('at', '>', decidedBy)]))
            .then(1)
            .else(0)
            .end(),
        )
        .as('pending'),
      fn.min('at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  const pending = row.pending ?? 0;
  return { settled: row.all - pending, pending, oldest: row.oldest ?? 0 };
}

interface NewAttempt {
  readonly id: string;
  readonly bucket: string;
  readonly at: number;
  readonly pending: 0 | 1;
  readonly expires_at: number;
}

export async function addAttempts(queries: Queries, rows: readonly NewAttempt[]): Promise<void> {
  await queries.insertInto('attempts').values(rows).execute();
}

export async function settle(queries: Queries, id: string): Promise<void> {
  await queries.updateTable('attempts').set({ pending: 0 }).where('id', '=', id).execute();
}

export async function withdraw(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('attempts').where('id', '=', id).execute();
}

export async function forgetBucket(queries: Queries, bucket: string): Promise<void> {
  await queries.deleteFrom('attempts').where('bucket', '=', bucket).execute();
}

export async function deleteExpired(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('attempts').where('expires_at', '<=', now).execute();
}
