import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dialect, Kysely, type Transaction, sql } from 'kysely';
import { isDeadlock, isOutdatedPlan } from './database-failures.ts';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** What stores take: either the database itself or the transaction they are called in. */
export type Queries = Kysely<Schema>;
export type Tx = Transaction<Schema>;

export interface Database {
  readonly engine: Engine;
  /** For single statements. Inside `transaction` only its `tx` may be used; this throws there. */
  readonly db: Queries;
  /** Runs all or nothing. The work may run again after a deadlock or a change of the schema, so it must touch nothing but the database. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Resolves while the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const MAX_RUNS = 3;
const openTransaction = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Called by both drivers before a connection is handed out. On the embedded database a query that passes by the
 * open transaction would wait for it for ever; on PostgreSQL it would silently not be part of it. Both are bugs.
 */
export function refuseInsideTransaction(): void {
  if (openTransaction.getStore()?.open === true) {
    throw new Error('A transaction is open: use its tx, not the database');
  }
}

export function createDatabase(
  engine: Engine,
  dialect: Dialect,
  onClose: () => void = () => {},
): Database {
  const db = new Kysely<Schema>({ dialect });

  const runOnce = <Result>(work: (tx: Tx) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      const scope = { open: true };
      try {
        return await openTransaction.run(scope, () => work(tx));
      } finally {
        scope.open = false;
      }
    });

  return {
    engine,
    db,
    async transaction(work) {
      for (let run = 1; ; run++) {
        try {
          return await runOnce(work);
        } catch (error) {
          const mayRunAgain = isDeadlock(error) || isOutdatedPlan(error);
          if (run === MAX_RUNS || !mayRunAgain) throw error;
        }
      }
    },
    async ping() {
      await sql`select 1`.execute(db);
    },
    async close() {
      await db.destroy();
      onClose();
    },
  };
}
