import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

const MAX_KEPT = 400;

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** Keeps prepared statements by their text: preparing costs more than running a short one. */
export class SqliteStatements {
  readonly #database: DatabaseSync;
  readonly #kept = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run(text: string, parameters: readonly unknown[]): { rows: unknown[]; changes: bigint } {
    const { statement, returnsRows } = this.#prepare(text);
    const values = parameters.map(bindable);
    if (returnsRows) return { rows: statement.all(...values), changes: 0n };
    return { rows: [], changes: BigInt(statement.run(...values).changes) };
  }

  #prepare(text: string): Prepared {
    const kept = this.#kept.get(text);
    if (kept) {
      this.#kept.delete(text);
      this.#kept.set(text, kept);
      return kept;
    }
    const statement = this.#database.prepare(text);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#kept.set(text, prepared);
    if (this.#kept.size > MAX_KEPT) {
      const oldest = this.#kept.keys().next();
      if (!oldest.done) this.#kept.delete(oldest.value);
    }
    return prepared;
  }
}

/** node:sqlite takes an object in first place for named parameters and drops it without a word, a Date included. */
function bindable(value: unknown): SQLInputValue {
  if (value === null || value instanceof Uint8Array) return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'bigint' || typeof value === 'number') {
    return value;
  }
  const kind = value instanceof Date ? 'Date' : typeof value;
  throw new TypeError(`A ${kind} cannot be stored: convert it first`);
}
