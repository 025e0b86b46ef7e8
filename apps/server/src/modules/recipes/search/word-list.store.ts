import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { type ListValue, asListValue, isOneOf } from '../../../platform/database/one-of.ts';
import { preparedQuery, preparedSql } from '../../../platform/database/prepared-query.ts';
import type { SearchDocument } from './search-document.ts';
import type { Continuations, Slips } from './search-query.ts';
import { isSign } from './signs.ts';
import { SHORTEST_FORGIVEN, fragmentsOf, isOneSlip } from './typo.ts';

/** A slip may have added a letter, so words one shorter than what is forgiven are known too. */
const SHORTEST_KNOWN = SHORTEST_FORGIVEN - 1;
const ROWS_AT_ONCE = 400;

/** Every word of every recipe, filed under its fragments. It only widens a search; the scope still decides what is seen. */
export async function learnWords(db: Queries, document: SearchDocument): Promise<void> {
  // Sorted, so that two transactions that learn the same words take them in one order and cannot block each other for good.
  const words = [...new Set([...document.title, ...document.ingredients, ...document.tags])]
    .filter((word) => word.length >= SHORTEST_KNOWN && !isSign(word))
    .sort();
  for (const some of chunks(words)) {
    const fresh = await db
      .insertInto('search_words')
      .values(some.map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('word')
      .execute();
    const rows = fresh.flatMap(({ word }) =>
      fragmentsOf(word).map((fragment) => ({ fragment, word })),
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

/** Every word that goes on from so many letters is long enough to be known. */
const SHORTEST_LOOKED_UP = SHORTEST_KNOWN - 1;
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
  const lookedUp = beginnings.filter((word) => word.length >= SHORTEST_LOOKED_UP);
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

/** For each word long enough to be forgiven a slip: the known words one slip away. */
export async function slipsOf(db: Queries, words: readonly string[]): Promise<Slips> {
  const forgiven = words.filter((word) => word.length >= SHORTEST_FORGIVEN);
  if (forgiven.length === 0) return new Map();
  const fragments = [...new Set(forgiven.flatMap(fragmentsOf))];
  const known = await wordsOfFragments(db, { fragments: asListValue(db, fragments) });
  return new Map(
    forgiven.map((word) => [
      word,
      known.map((row) => row.word).filter((other) => other !== word && isOneSlip(word, other)),
    ]),
  );
}
