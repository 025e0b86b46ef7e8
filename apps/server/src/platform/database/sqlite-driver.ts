import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { isBusy, nameSqliteFailure } from './database-failures.ts';
import { refuseInsideTransaction } from './database.ts';
import { SqliteStatements } from './sqlite-statements.ts';
import { Turns } from './turns.ts';

const PATIENCE_MS = 4_000;
const RETRY_MS = 20;

class SqliteConnection implements DatabaseConnection {
  readonly #statements: SqliteStatements;
  inTransaction = false;
  /** Waiting for the turn and for other processes counts together. */
  giveUpAt = 0;

  constructor(database: DatabaseSync) {
    this.#statements = new SqliteStatements(database);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.run(query.sql, query.parameters);
    return { rows: rows as Row[], numAffectedRows: changes };
  }

  /** Another process may hold the write lock for a moment: waiting for it must not stop the event loop. */
  async run(text: string, parameters: readonly unknown[] = []) {
    for (;;) {
      try {
        return this.#statements.run(text, parameters);
      } catch (error) {
        const mayRetry = isBusy(error) && !this.inTransaction && performance.now() < this.giveUpAt;
        if (!mayRetry) throw nameSqliteFailure(error);
      }
      await sleep(RETRY_MS);
    }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not offered on the embedded database');
  }
}

/** One connection, one holder at a time: no two transactions can interleave. */
export class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;
  readonly #turns = new Turns(PATIENCE_MS);

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    const giveUpAt = performance.now() + PATIENCE_MS;
    await this.#turns.take();
    this.#connection.giveUpAt = giveUpAt;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.give();
  }

  async beginTransaction(): Promise<void> {
    // Deferred transactions fail at their first write when another process wrote meanwhile, whatever the time-out.
    await this.#connection.run('begin immediate');
    this.#connection.inTransaction = true;
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.run('commit');
    this.#connection.inTransaction = false;
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection.inTransaction = false;
    // A full disk or a lost file has already rolled back by itself.
    if (this.#database.isTransaction) await this.#connection.run('rollback');
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }
}
