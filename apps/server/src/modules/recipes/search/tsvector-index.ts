import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { preparedSql } from '../../../platform/database/prepared-query.ts';
import type { Book } from './index-entries.ts';
import { type MatchSyntax, matchText } from './match-text.ts';
import type { SearchIndex, Slice } from './search-index.ts';

const quoted = (entry: string): string => `'${entry}'`;

const SYNTAX: MatchSyntax = {
  whole: quoted,
  beginning: (entry) => `${quoted(entry)}:*`,
  or: ' | ',
  and: ' & ',
};

interface Match {
  readonly match: string;
}

interface Hit {
  readonly seq: number;
}

/** Out of the planner's sight: for a common word it would read the whole table, which takes many times as long. */
const matches = (match: string) => sql`document @@ (select ${match}::tsquery)`;

const countMatches = preparedSql<Match, { total: number }>(
  ({ match }) => sql`select count(*) as total from recipe_words where ${matches(match)}`,
);

// Ordered by a sum, because the planner would walk along the index of the plain column and look into every recipe.
const findMatches = preparedSql<Match & Slice, Hit>(
  ({ match, limit, offset }) => sql`
    select seq from recipe_words where ${matches(match)}
    order by seq + 0 desc limit ${limit} offset ${offset}`,
);

interface Newest extends Match {
  readonly among: number;
  readonly limit: number;
}

const newestMatches = (inBook: RawBuilder<unknown>, { match, among, limit }: Newest) => sql<Hit>`
  select newest.seq
  from (select seq from recipes where ${inBook} order by seq desc limit ${among}) as newest
  cross join lateral (
    select from recipe_words where recipe_words.seq = newest.seq and ${matches(match)} offset 0
  ) as matching
  order by newest.seq desc limit ${limit}`;

const newestPublic = preparedSql<Newest, Hit>((asked) =>
  newestMatches(sql`visibility = 'public'`, asked),
);
const newestOfOwner = preparedSql<Newest & { readonly ownerId: string }, Hit>((asked) =>
  newestMatches(sql`owner_id = ${asked.ownerId}`, asked),
);

/** With so many hits, the first ones are probably among the newest recipes: looking there comes before gathering them all. */
const MANY_HITS = 3_000;
const RECIPES_PER_HIT = 10;

async function amongNewest(
  db: Queries,
  { ownerId }: Book,
  asked: Match & { readonly limit: number },
): Promise<number[]> {
  const newest = { ...asked, among: asked.limit * RECIPES_PER_HIT };
  const hits =
    ownerId === undefined
      ? await newestPublic(db, newest)
      : await newestOfOwner(db, { ...newest, ownerId });
  return hits.map(({ seq }) => seq);
}

/** PostgreSQL's tsvector under a GIN index. */
export const tsvectorIndex: SearchIndex = {
  async put(db, seq, entries) {
    // Written out as a value: the engine's own parser would cut words differently from ours.
    await sql`insert into recipe_words (seq, document) values (${seq}, ${entries.map(quoted).join(' ')}::tsvector)
      on conflict (seq) do update set document = excluded.document`.execute(db);
  },

  async remove(db, seq) {
    await sql`delete from recipe_words where seq = ${seq}`.execute(db);
  },

  async count(db, selection) {
    const [row] = await countMatches(db, { match: matchText(selection, SYNTAX) });
    return row?.total ?? 0;
  },

  async find(db, selection, { offset, limit, mostHits }) {
    const match = matchText(selection, SYNTAX);
    if (offset === 0 && mostHits >= MANY_HITS) {
      const newest = await amongNewest(db, selection.book, { match, limit });
      if (newest.length === limit) return newest;
    }
    const hits = await findMatches(db, { match, offset, limit });
    return hits.map(({ seq }) => seq);
  },
};
