import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Queries } from './database.ts';

const isPostgres = (db: Queries): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** A list as one value, so that the text of a query is the same for every length of it, and can be prepared. */
export type ListValue = readonly (string | number)[] | string;

export const asListValue = (db: Queries, values: readonly (string | number)[]): ListValue =>
  isPostgres(db) ? values : JSON.stringify(values);

/** That a column holds one of them. */
export const isOneOf = (db: Queries, column: string, list: ListValue): RawBuilder<boolean> =>
  isPostgres(db)
    ? sql<boolean>`${sql.ref(column)} = any(${list})`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${list}))`;
