import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import type { Queries } from './database.ts';

/** Holds the place of a value that is only known when the query runs. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A server that keeps statements finds this one again by its name. */
export interface NamedQuery extends CompiledQuery {
  readonly name: string;
}

let named = 0;

/**
 * A query whose text is worked out once and not at every call: for short queries that takes longer than running them. It is
 * built with slots in the place of values, so it must not decide anything by them.
 */
export function preparedQuery<Values extends object, Row>(
  build: (db: Queries, values: Values) => Compilable<Row>,
): (db: Queries, values: Values) => Promise<Row[]> {
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Values;
  // Transactions share the adapter of their database.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const name = `query_${++named}`;

  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, slots).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters, name } as NamedQuery);
    return rows;
  };
}

/** The same for a query that is written in SQL. */
export const preparedSql = <Values extends object, Row>(
  write: (values: Values) => RawBuilder<Row>,
): ((db: Queries, values: Values) => Promise<Row[]>) =>
  preparedQuery((db, values) => ({ compile: () => write(values).compile(db) }));
