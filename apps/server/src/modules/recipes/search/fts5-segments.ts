import { sql } from 'kysely';
import type { Database, Queries } from '../../../platform/database/database.ts';

/** Some milliseconds of work; requests get their turn in between. */
const PAGES_AT_ONCE = 64;
/** So many are looked through in no time, and merging writes the whole index again. */
const FEW = 4;

const countSegments = async (db: Queries): Promise<number> => {
  const counted = sql<{
    segments: number;
  }>`select count(distinct segid) as segments from recipe_words_idx`;
  return (await counted.execute(db)).rows[0]?.segments ?? 0;
};

const changesSoFar = async (db: Queries): Promise<number> => {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
  return rows[0]?.changes ?? 0;
};

/** Whether there was something to merge: a merge with nothing to do counts as one change. */
const mergePages = (database: Database, pages: number): Promise<boolean> =>
  database.transaction(async (tx) => {
    const before = await changesSoFar(tx);
    await sql`insert into recipe_words (recipe_words, rank) values ('merge', ${pages})`.execute(tx);
    return (await changesSoFar(tx)) - before > 1;
  });

/** Every save leaves a segment behind, and a search looks for each of its words in all of them. */
export async function mergeSegments(database: Database): Promise<void> {
  if ((await countSegments(database.db)) <= FEW) return;
  // A negative number marks all segments as ones to become one; positive ones go on with that.
  let goesOn = await mergePages(database, -PAGES_AT_ONCE);
  while (goesOn) goesOn = await mergePages(database, PAGES_AT_ONCE);
}
