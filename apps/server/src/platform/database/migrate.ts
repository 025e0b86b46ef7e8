import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { StartRefused } from '../start-refused.ts';
import type { Database, Tx } from './database.ts';
import type { Migration } from './migrations/migration.ts';
import { runStatements } from './migrations/migration.ts';

const OLDEST_POSTGRES = 140_000;
/** Any number will do, as long as every server of this product uses the same. */
const LOCK = 1_357_246_801;

async function preparePostgres(tx: Tx): Promise<void> {
  const version = await sql<{ n: number }>`
    select current_setting('server_version_num')::int as n`.execute(tx);
  if ((version.rows[0]?.n ?? 0) < OLDEST_POSTGRES) {
    throw new StartRefused('PostgreSQL 14 or newer is needed');
  }
  // Servers that start together take turns; the later ones find the work done.
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

/** Brings the schema up to date in one transaction: either all pending steps happened or none. Answers how many ran. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  clock: Clock,
): Promise<number> {
  return database.transaction(async (tx) => {
    if (database.engine === 'postgres') await preparePostgres(tx);
    await runStatements(tx, [
      `create table if not exists schema_version (
        version integer primary key, name text not null, applied_at bigint not null)`,
    ]);
    const row = await tx
      .selectFrom('schema_version')
      .select(({ fn }) => fn.max('version').as('version'))
      .executeTakeFirst();
    const current = row?.version ?? 0;
    if (current > migrations.length) {
      throw new StartRefused(
        `The database is of version ${current}, newer than this program knows (${migrations.length}): update the program`,
      );
    }
    const pending = migrations.slice(current);
    for (const [index, migration] of pending.entries()) {
      await migration.run(tx, database.engine);
      await tx
        .insertInto('schema_version')
        .values({ version: current + index + 1, name: migration.name, applied_at: clock() })
        .execute();
    }
    return pending.length;
  });
}
