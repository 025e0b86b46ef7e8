import { type Clock, DAY } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { toSearchable } from './recipe-row.ts';
import type { RecipeSearch } from './search/recipe-search.ts';
import { recipesAfter } from './search/search-filing.store.ts';
import { type Round, claimRound, forgetWords, setRound } from './search/unused-words.store.ts';

const ROUND_MS = DAY;
const RECIPES_PER_TURN = 20;
const WORDS_PER_TURN = 200;
/** Of one call: a thousand recipes. What is left waits for the next. */
const TURNS = 50;

/**
 * A recipe being saved while a round goes by marks its words with the round it began in. So a word goes only if it was last seen
 * in the round before the last or earlier: no saving takes as long as a whole round.
 */
const FORGOTTEN_AFTER = 1;

interface Parts {
  readonly database: Database;
  readonly search: RecipeSearch;
  readonly clock: Clock;
}

async function read(tx: Tx, search: RecipeSearch, { after_seq }: Round): Promise<void> {
  const rows = await recipesAfter(tx, after_seq, RECIPES_PER_TURN);
  // Learned again, not only marked: a word that went missing, whatever the reason, is back within a round.
  for (const row of rows) await search.learn(tx, toSearchable(row));
  const last = rows.at(-1);
  await setRound(tx, last === undefined ? { stage: 'forgetting' } : { after_seq: last.seq });
}

/** A few milliseconds of work; requests get their turn in between. Answers whether there is more to do. */
const takeTurn = ({ database, search, clock }: Parts): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { engine } = database;
    const current = await claimRound(tx, engine);
    if (current === undefined) return false;
    const { round, stage, started_at } = current;
    if (stage === 'reading') {
      await read(tx, search, current);
      return true;
    }
    if (stage === 'forgetting') {
      const since = round - FORGOTTEN_AFTER;
      const forgotten = await forgetWords(tx, { since, limit: WORDS_PER_TURN, engine });
      if (forgotten < WORDS_PER_TURN) await setRound(tx, { stage: 'resting' });
      return true;
    }
    const now = clock();
    if (now - started_at < ROUND_MS) return false;
    await setRound(tx, { round: round + 1, stage: 'reading', after_seq: 0, started_at: now });
    return true;
  });

/** Once a day all recipes are read, a few at a time, and words that none of them holds are forgotten. To be called from time to time. */
export async function forgetUnusedWords(parts: Parts): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    if (!(await takeTurn(parts))) return;
  }
}
