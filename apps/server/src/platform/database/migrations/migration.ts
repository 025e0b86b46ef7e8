import { sql } from 'kysely';
import type { Engine, Tx } from '../database.ts';

/** One step of the schema. A released step is never changed: a new one follows it. */
export interface Migration {
  readonly name: string;
  run(tx: Tx, engine: Engine): Promise<void>;
}

/** Column types that differ between the engines. */
export const columnTypes = (engine: Engine) =>
  engine === 'postgres'
    ? { id: 'text collate "C"', moment: 'bigint', flag: 'smallint' }
    : { id: 'text', moment: 'integer', flag: 'integer' };

export async function runStatements(tx: Tx, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(tx);
}
