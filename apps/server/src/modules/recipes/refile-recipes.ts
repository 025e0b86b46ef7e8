import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../platform/database/database.ts';
import { toSearchable } from './recipe-row.ts';
import { replaceTags } from './recipes.store.ts';
import type { RecipeSearch } from './search/recipe-search.ts';
import { claimRefiling, recipesAfter } from './search/search-filing.store.ts';

/** To be raised whenever words are filed by other rules. */
export const FILING_RULES = 4;
const ROWS_AT_ONCE = 500;
const NOT_PLAIN = /\P{ASCII}/u;
/** Of the log, so that whoever waits for a large book sees it move. */
const ROWS_PER_LINE = 10_000;

async function fileAll(tx: Tx, search: RecipeSearch, log: FastifyBaseLogger): Promise<void> {
  let filed = 0;
  await search.forgetWords(tx);
  let rows = await recipesAfter(tx, 0, ROWS_AT_ONCE);
  while (rows.length > 0) {
    if (filed % ROWS_PER_LINE === 0) log.info({ filed }, 'The search index is written anew');
    for (const row of rows) {
      const recipe = toSearchable(row);
      await search.file(tx, row.seq, recipe);
      // Of plain letters the keys never change.
      if (NOT_PLAIN.test(row.tags)) await replaceTags(tx, row, recipe.tags);
    }
    filed += rows.length;
    rows = await recipesAfter(tx, rows.at(-1)?.seq ?? 0, ROWS_AT_ONCE);
  }
  if (filed > 0) log.info({ filed }, 'The search index was written anew');
}

/** Files every recipe again if that was last done by other rules than today's. */
export const refileIfOutdated = (
  database: Database,
  search: RecipeSearch,
  log: FastifyBaseLogger,
): Promise<void> =>
  database.transaction(async (tx) => {
    if (await claimRefiling(tx, FILING_RULES)) await fileAll(tx, search, log);
  });
