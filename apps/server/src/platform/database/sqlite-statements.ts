import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

const MAX_KEPT = 400;

type Row = Record<string, unknown>;

interface Prepared {
  readonly statement: StatementSync;
  /** None if it returns no rows. */
  readonly columns: readonly string[];
  /** Gives all rows one shape, which makes filling and reading them quick. */
  readonly blankRow: Readonly<Row>;
}

const CHANGES_SCHEMA = /^\s*(?:create|alter|drop)\b/i;

/** Keeps prepared statements by their text: preparing costs more than running a short one. */
export class SqliteStatements {
  readonly #database: DatabaseSync;
  readonly #kept = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run(text: string, parameters: readonly unknown[]): { rows: Row[]; changes: bigint } {
    const prepared = this.#prepare(text);
    const { statement, columns } = prepared;
    const values = parameters.map(bindable);
    if (columns.length > 0) {
      const rows = statement.all(...values) as unknown as SQLOutputValue[][];
      return { rows: rows.map((row) => toRow(prepared, row)), changes: 0n };
    }
    const changes = BigInt(statement.run(...values).changes);
    // Kept ones may name columns that are no longer the same.
    if (CHANGES_SCHEMA.test(text)) this.#kept.clear();
    return { rows: [], changes };
  }

  #prepare(text: string): Prepared {
    const kept = this.#kept.get(text);
    if (kept) {
      this.#kept.delete(text);
      this.#kept.set(text, kept);
      return kept;
    }
    const statement = this.#database.prepare(text);
    const columns = statement.columns().map(({ name }) => name);
    const blankRow = Object.fromEntries(columns.map((column) => [column, null]));
    statement.setReturnArrays(true);
    const prepared = { statement, columns, blankRow };
    this.#kept.set(text, prepared);
    if (this.#kept.size > MAX_KEPT) {
      const oldest = this.#kept.keys().next();
      if (!oldest.done) this.#kept.delete(oldest.value);
    }
    return prepared;
  }
}

/** A row of node:sqlite's own is a dictionary: reading its fields takes as long as reading them from the database. */
function toRow({ columns, blankRow }: Prepared, values: readonly SQLOutputValue[]): Row {
  const row: Row = { ...blankRow };
  for (let at = 0; at < columns.length; at++) row[columns[at] ?? ''] = values[at];
  return row;
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
