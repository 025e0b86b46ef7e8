import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { type ListValue, asListValue, isOneOf } from '../../../platform/database/one-of.ts';
import { preparedQuery, preparedSql } from '../../../platform/database/prepared-query.ts';
import type { SearchDocument } from './search-document.ts';
import type { Continuations, Slips } from './search-query.ts';
import { isSign } from './signs.ts';
import { SHORTEST_FORGIVEN, fragmentsOf, isOneSlip } from './typo.ts';

const ROWS_AT_ONCE = 400;

/** Of the words of one recipe. More of them are made up to be many, and would be a hundred thousand rows. */
const MOST_WITH_SLIPS = 300;

/** Of a sign only the index can tell whether it is there. */
const isListed = (word: string): boolean => !isSign(word);

/** By what a word of a recipe can be looked up. */
export const listedUnder = (word: string): string[] => {
  if (!isListed(word)) return [];
  return word.length >= SHORTEST_FORGIVEN ? fragmentsOf(word) : [word];
};

const thisRound = sql<number>`(select round from search_rounds)`;

const markSeen = preparedQuery<{ readonly words: ListValue }, unknown>((db, { words }) =>
  db
    .updateTable('search_words')
    .set({ seen: thisRound })
    .where(isOneOf(db, 'word', words))
    .where(sql<boolean>`coalesce(seen, 0) < ${thisRound}`),
);

/** Every word of every recipe, filed under its fragments. It says what is worth looking for; what is seen is up to the book that is searched. */
export async function learnWords(db: Queries, document: SearchDocument): Promise<void> {
  // Sorted, so that two transactions that learn the same words take them in one order and cannot block each other for good.
  const words = [...new Set([...document.title, ...document.ingredients, ...document.tags])]
    .filter(isListed)
    .sort();
  // Before the new ones: a known word that is just being forgotten is waited for, and then is a new one.
  await markSeen(db, { words: asListValue(db, words) });
  const withSlips = new Set(words.slice(0, MOST_WITH_SLIPS));
  for (const some of chunks(words)) {
    const fresh = await db
      .insertInto('search_words')
      .values(some.map((word) => ({ word, seen: thisRound })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('word')
      .execute();
    const rows = fresh.flatMap(({ word }) =>
      (withSlips.has(word) ? listedUnder(word) : [word]).map((fragment) => ({ fragment, word })),
    );
    for (const values of chunks(rows)) {
      await db
        .insertInto('search_fragments')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

const chunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / ROWS_AT_ONCE) }, (_, index) =>
    items.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );

/** Fewer letters begin too many words to be worth asking. */
const SHORTEST_BEGINNING = 3;
/** Past so many, an engine finds a beginning faster than each of its words. */
const MOST_CONTINUATIONS = 16;
const LAST_LETTER = '\u{10FFFF}';

type Begun = Readonly<Record<`from${number}` | `to${number}`, string>>;

const continuedOf = (count: number) =>
  preparedSql<Begun, { word: string }>((begun) => {
    const selects = Array.from(
      { length: count },
      (_, at) => sql`select * from (
        select word from search_words
        where word > ${begun[`from${at}`]} and word < ${begun[`to${at}`]}
        order by word limit ${MOST_CONTINUATIONS + 1}) as begun`,
    );
    return sql`${sql.join(selects, sql` union all `)}`;
  });
const continuedOfSoMany = new Map<number, ReturnType<typeof continuedOf>>();

function findContinued(db: Queries, beginnings: readonly string[]): Promise<{ word: string }[]> {
  const find = continuedOfSoMany.get(beginnings.length) ?? continuedOf(beginnings.length);
  continuedOfSoMany.set(beginnings.length, find);
  const ends = beginnings.flatMap((beginning, at) => [
    [`from${at}`, beginning],
    [`to${at}`, beginning + LAST_LETTER],
  ]);
  return find(db, Object.fromEntries(ends) as Begun);
}

/** For each beginning: the known words that go on from it, if they are few. */
export async function continuationsOf(
  db: Queries,
  beginnings: readonly string[],
): Promise<Continuations> {
  const lookedUp = beginnings.filter((word) => word.length >= SHORTEST_BEGINNING);
  if (lookedUp.length === 0) return new Map();
  const rows = await findContinued(db, lookedUp);
  const known = [...new Set(rows.map(({ word }) => word))];
  return new Map(
    lookedUp
      .map((beginning) => [beginning, known.filter((word) => word.startsWith(beginning))] as const)
      .filter(([, words]) => words.length <= MOST_CONTINUATIONS),
  );
}

const wordsOfFragments = preparedQuery<{ readonly fragments: ListValue }, { word: string }>(
  (db, { fragments }) =>
    db
      .selectFrom('search_fragments')
      .select('word')
      .distinct()
      .where(isOneOf(db, 'fragment', fragments)),
);

interface Asked {
  readonly words: readonly string[];
  /** Those among them that a slip may have been made in. */
  readonly slippable: readonly string[];
}

/** Which words no recipe ever had, and for each that a slip may have been made in: the known words one slip away. */
export async function lookUp(
  db: Queries,
  { words, slippable }: Asked,
): Promise<{ unknown: ReadonlySet<string>; slips: Slips }> {
  const listed = words.filter(isListed);
  const fragments = [...new Set([...listed, ...slippable.flatMap(fragmentsOf)])];
  if (fragments.length === 0) return { unknown: new Set(), slips: new Map() };
  const rows = await wordsOfFragments(db, { fragments: asListValue(db, fragments) });
  const known = new Set(rows.map(({ word }) => word));
  return {
    unknown: new Set(listed.filter((word) => !known.has(word))),
    slips: new Map(
      slippable.map((word) => [
        word,
        [...known].filter((other) => other !== word && isOneSlip(word, other)),
      ]),
    ),
  };
}

/** For who writes all of them anew: what is known already is not filed under its fragments again. */
export async function forgetAllWords(tx: Tx): Promise<void> {
  await tx.deleteFrom('search_fragments').execute();
  await tx.deleteFrom('search_words').execute();
}
