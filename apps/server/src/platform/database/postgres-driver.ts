import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { DatabaseUnavailable, namePostgresFailure } from './database-failures.ts';
import { refuseInsideTransaction } from './database.ts';
import type { NamedQuery } from './prepared-query.ts';

class PostgresConnection implements DatabaseConnection {
  readonly client: PoolClient;
  /** A connection that timed out or broke never goes back to the pool. */
  broken = false;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async executeQuery<Row>(query: CompiledQuery | NamedQuery): Promise<QueryResult<Row>> {
    const statement = { text: query.sql, values: [...query.parameters] };
    return this.run<Row>('name' in query ? { ...statement, name: query.name } : statement);
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

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    refuseInsideTransaction();
    try {
      return new PostgresConnection(await this.#pool.connect());
    } catch (error) {
      throw namePostgresFailure(error);
    }
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.client.release(connection.broken);
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    await connection.run({ text: 'begin' });
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.run({ text: 'commit' });
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    if (!connection.broken) await connection.run({ text: 'rollback' });
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
