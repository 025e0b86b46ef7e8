import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../platform/database/database.ts';
import { toSearchable } from './recipe-row.ts';
import type { RecipeSearch } from './search/recipe-search.ts';

/** To be raised whenever words are filed by other rules. */
const FILING = 1;
const ROWS_AT_ONCE = 500;
/** Of the log, so that whoever waits for a large book sees it move. */
const ROWS_PER_LINE = 10_000;

const recipesAfter = (tx: Tx, seq: number) =>
  tx
    .selectFrom('recipes')
    .selectAll()
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(ROWS_AT_ONCE)
    .execute();

async function fileAll(tx: Tx, search: RecipeSearch, log: FastifyBaseLogger): Promise<void> {
  let filed = 0;
  let rows = await recipesAfter(tx, 0);
  while (rows.length > 0) {
    if (filed % ROWS_PER_LINE === 0) log.info({ filed }, 'The search index is written anew');
    for (const row of rows) await search.file(tx, row.seq, toSearchable(row));
    filed += rows.length;
    rows = await recipesAfter(tx, rows.at(-1)?.seq ?? 0);
  }
  if (filed > 0) log.info({ filed }, 'The search index was written anew');
}

/** Files every recipe again if that was last done by other rules than today's. */
export const fileAnewIfOutdated = (
  database: Database,
  search: RecipeSearch,
  log: FastifyBaseLogger,
): Promise<void> =>
  database.transaction(async (tx) => {
    // Servers that start together wait here for the first of them, and find the work done.
    const outdated = await tx
      .updateTable('search_filing')
      .set({ version: FILING })
      .where('version', '<>', FILING)
      .returning('version')
      .executeTakeFirst();
    if (outdated !== undefined) await fileAll(tx, search, log);
  });
