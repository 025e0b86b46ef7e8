import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Dialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import { type Database, createDatabase } from './database.ts';
import { PostgresDriver } from './postgres-driver.ts';

interface Limits {
  readonly connections: number;
  /** To get a connection, and for one statement: together they stay below the 5 s a caller may wait. */
  readonly connectMs: number;
  readonly statementMs: number;
}

const SERVING: Limits = { connections: 10, connectMs: 1_800, statementMs: 2_500 };
/** Migrations may rewrite a large table. */
export const PATIENT: Limits = { connections: 1, connectMs: 2_000, statementMs: 3_600_000 };

/** Dates are whole milliseconds and counts stay small: both are plain numbers, as on the embedded database. */
const numbers = new TypeOverrides();
numbers.setTypeParser(types.builtins.INT8, Number);
numbers.setTypeParser(types.builtins.NUMERIC, Number);

export function openPostgres(url: string, limits: Limits = SERVING): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: 'commonplate',
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.statementMs,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    types: numbers,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one in use: its query fails, which is what the caller gets to see.
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect: Dialect = {
    createDriver: () => new PostgresDriver(pool),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
  return createDatabase('postgres', dialect);
}
