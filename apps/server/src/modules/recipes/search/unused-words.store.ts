import type { Selectable } from 'kysely';
import type { Engine, Tx } from '../../../platform/database/database.ts';
import { asListValue, isOneOf } from '../../../platform/database/one-of.ts';
import type { SearchRoundTable } from '../../../platform/database/tables/recipe-tables.ts';
import { listedUnder } from './word-list.store.ts';

export type Round = Selectable<SearchRoundTable>;

/** The round under way, for one server at a time: none for those who come second. */
export const claimRound = (tx: Tx, engine: Engine): Promise<Round | undefined> =>
  tx
    .selectFrom('search_rounds')
    .selectAll()
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();

export async function setRound(tx: Tx, change: Partial<Round>): Promise<void> {
  await tx.updateTable('search_rounds').set(change).execute();
}

interface Unseen {
  /** Words last seen in an earlier round are forgotten. */
  readonly since: number;
  readonly limit: number;
  readonly engine: Engine;
}

/** Answers how many were forgotten. A word that is just being saved is passed over. */
export async function forgetWords(tx: Tx, { since, limit, engine }: Unseen): Promise<number> {
  const unseen = await tx
    .selectFrom('search_words')
    .select('word')
    .where('seen', '<', since)
    .limit(limit)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  const words = unseen.map(({ word }) => word);
  if (words.length === 0) return 0;
  const among = isOneOf(tx, 'word', asListValue(tx, words));
  const fragments = asListValue(tx, [...new Set(words.flatMap(listedUnder))]);
  await tx
    .deleteFrom('search_fragments')
    .where(isOneOf(tx, 'fragment', fragments))
    .where(among)
    .execute();
  await tx.deleteFrom('search_words').where(among).execute();
  return words.length;
}
