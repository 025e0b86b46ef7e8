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

/** A number the planner does not see: it would make a new plan for each. */
const unseen = (value: number) => sql`(select ${value}::bigint)`;

const newestMatches = (inBook: RawBuilder<unknown>, { match, among, limit }: Newest) => sql<Hit>`
  select newest.seq
  from (select seq from recipes where ${inBook} order by seq desc limit ${unseen(among)}) as newest
  cross join lateral (
    select from recipe_words where recipe_words.seq = newest.seq and ${matches(match)} offset 0
  ) as matching
  order by newest.seq desc limit ${unseen(limit)}`;

const newestPublic = preparedSql<Newest, Hit>((asked) =>
  newestMatches(sql`visibility = 'public'`, asked),
);
const newestOfOwner = preparedSql<Newest & { readonly ownerId: string }, Hit>((asked) =>
  newestMatches(sql`owner_id = ${asked.ownerId}`, asked),
);

/** With so many hits it may be quicker to look through the newest recipes than to gather all hits and sort them. */
const MANY_HITS = 4_000;
/** A first look tells how common a match is among the newest. */
const RECIPES_LOOKED_AT = 40;
/** Beyond so many the index is quicker. */
const MOST_LOOKED_AT = 400;
/** The next ones may be thinner on the ground. */
const ALLOWANCE = 1.5;

interface Wish {
  readonly match: string;
  readonly limit: number;
}

/** The newest hits, if all of them are among the newest recipes. */
async function amongNewest(
  db: Queries,
  { ownerId }: Book,
  wish: Wish,
): Promise<number[] | undefined> {
  const look = async (among: number): Promise<number[]> => {
    const hits =
      ownerId === undefined
        ? await newestPublic(db, { ...wish, among })
        : await newestOfOwner(db, { ...wish, among, ownerId });
    return hits.map(({ seq }) => seq);
  };
  const glance = await look(RECIPES_LOOKED_AT);
  if (glance.length === wish.limit) return glance;
  const needed = Math.ceil(((ALLOWANCE * wish.limit) / glance.length) * RECIPES_LOOKED_AT);
  if (needed > MOST_LOOKED_AT) return undefined;
  const newest = await look(needed);
  return newest.length === wish.limit ? newest : undefined;
}

/** PostgreSQL's tsvector under a GIN index. */
export const tsvectorIndex: SearchIndex = {
  async put(db, seq, entries) {
    // Written out as a value: the engine's own parser would cut words differently from ours. The filler has done its work
    // with the first one: what was moved out of a row once is moved out again.
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
      if (newest !== undefined) return newest;
    }
    const hits = await findMatches(db, { match, offset, limit });
    return hits.map(({ seq }) => seq);
  },

  /** The server's own autovacuum sees to it. */
  async tidy() {},
};
