import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { DatabaseUnavailable, isOutdatedPlan, namePostgresFailure } from './database-failures.ts';
import { refuseInsideTransaction } from './database.ts';
import type { NamedQuery } from './prepared-query.ts';

/** How often the statements kept by the server have become outdated. */
interface Plans {
  age: number;
}

class PostgresConnection implements DatabaseConnection {
  readonly client: PoolClient;
  /** A connection that timed out or broke never goes back to the pool. */
  broken = false;
  inTransaction = false;

  readonly #plans: Plans;

  constructor(client: PoolClient, plans: Plans) {
    this.client = client;
    this.#plans = plans;
  }

  async executeQuery<Row>(query: CompiledQuery | NamedQuery): Promise<QueryResult<Row>> {
    const statement = { text: query.sql, values: [...query.parameters] };
    if (!('name' in query)) return this.run<Row>(statement);
    const { age } = this.#plans;
    try {
      return await this.run<Row>({ ...statement, name: `${query.name}_${age}` });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      // Under new names every connection makes its plans anew.
      this.#plans.age = age + 1;
      // A transaction has failed as a whole by now, and is begun anew by whoever runs it.
      if (this.inTransaction) throw error;
      return this.run<Row>(statement);
    }
  }

  async run<Row>(statement: QueryConfig): Promise<QueryResult<Row>> {
    try {
      const result = await this.client.query(statement);
      return { rows: result.rows as Row[], numAffectedRows: BigInt(result.rowCount ?? 0) };
    } catch (error) {
      const failure = namePostgresFailure(error);
      if (failure instanceof DatabaseUnavailable) this.broken = true;
      throw failure;
    }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not offered');
  }
}

/** Kysely's own driver would put a timed-out connection back into the pool and wait once more for its rollback. */
export class PostgresDriver implements Driver {
  readonly #pool: Pool;
  readonly #plans: Plans = { age: 0 };

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    refuseInsideTransaction();
    try {
      return new PostgresConnection(await this.#pool.connect(), this.#plans);
    } catch (error) {
      throw namePostgresFailure(error);
    }
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.client.release(connection.broken);
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    await connection.run({ text: 'begin' });
    connection.inTransaction = true;
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    connection.inTransaction = false;
    await connection.run({ text: 'commit' });
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    connection.inTransaction = false;
    if (!connection.broken) await connection.run({ text: 'rollback' });
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
