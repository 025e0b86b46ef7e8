import { sql } from 'kysely';
import { preparedSql } from '../../../platform/database/prepared-query.ts';
import { mergeSegments } from './fts5-segments.ts';
import { type MatchSyntax, matchText } from './match-text.ts';
import type { SearchIndex, Slice } from './search-index.ts';

const SYNTAX: MatchSyntax = {
  whole: (entry) => `"${entry}"`,
  beginning: (entry) => `"${entry}" *`,
  or: ' OR ',
  and: ' AND ',
};

interface Match {
  readonly match: string;
}

const countMatches = preparedSql<Match, { total: number }>(
  ({ match }) => sql`select count(*) as total from recipe_words where recipe_words match ${match}`,
);

const findMatches = preparedSql<Match & Slice, { seq: number }>(
  ({ match, limit, offset }) => sql`
    select rowid as seq from recipe_words where recipe_words match ${match}
    order by rowid desc limit ${limit} offset ${offset}`,
);

/** SQLite's FTS5. The index keeps no text of its own; its rowid is the recipe's running number. */
export const fts5Index: SearchIndex = {
  async put(db, seq, entries) {
    await this.remove(db, seq);
    await sql`insert into recipe_words (rowid, entries) values (${seq}, ${entries.join(' ')})`.execute(
      db,
    );
  },

  async remove(db, seq) {
    await sql`delete from recipe_words where rowid = ${seq}`.execute(db);
  },

  async count(db, selection) {
    const [row] = await countMatches(db, { match: matchText(selection, SYNTAX) });
    return row?.total ?? 0;
  },

  async find(db, selection, { offset, limit }) {
    const match = matchText(selection, SYNTAX);
    const hits = await findMatches(db, { match, offset, limit });
    return hits.map(({ seq }) => seq);
  },

  tidy: mergeSegments,
};
