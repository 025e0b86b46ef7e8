import { sql } from 'kysely';
import { type MatchSyntax, matchText } from './match-text.ts';
import type { SearchIndex } from './search-index.ts';

const SYNTAX: MatchSyntax = {
  whole: (entry) => `"${entry}"`,
  beginning: (entry) => `"${entry}" *`,
  or: ' OR ',
  and: ' AND ',
};

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
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from recipe_words where recipe_words match ${matchText(selection, SYNTAX)}`.execute(
      db,
    );
    return rows[0]?.total ?? 0;
  },

  async find(db, selection, { offset, limit }) {
    const { rows } = await sql<{ seq: number }>`
      select rowid as seq from recipe_words where recipe_words match ${matchText(selection, SYNTAX)}
      order by rowid desc limit ${limit} offset ${offset}`.execute(db);
    return rows.map(({ seq }) => seq);
  },
};
