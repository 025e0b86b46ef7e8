import { sql } from 'kysely';
import type { SearchIndex, Selection } from './search-index.ts';
import type { Term, Tier } from './search-query.ts';

/** Folded words hold letters and digits only, so quoting them is all the escaping there is. */
const quoted = (word: string): string => `"${word}"`;

function termText({ words, beginnings, slips }: Term, match: Tier['match']): string {
  const whole = match === 'slip' ? [...words, ...slips] : words;
  const begun = match === 'word' ? [] : beginnings.map((word) => `${quoted(word)} *`);
  return [...whole.map(quoted), ...begun].join(' OR ');
}

const tierText = ({ terms, fields, match }: Tier): string =>
  terms.map((term) => `{${fields.join(' ')}} : (${termText(term, match)})`).join(' AND ');

function matchText({ scope, tier }: Selection): string {
  const marks = `scope : (${scope.map(quoted).join(' AND ')})`;
  return tier === undefined ? marks : `(${marks}) AND ${tierText(tier)}`;
}

/** SQLite's FTS5. The index keeps no text of its own; its rowid is the recipe's running number. */
export const fts5Index: SearchIndex = {
  async put(db, seq, { title, ingredients, tags, scope }) {
    await this.remove(db, seq);
    await sql`insert into recipe_words (rowid, title, ingredients, tags, scope)
      values (${seq}, ${title.join(' ')}, ${ingredients.join(' ')}, ${tags.join(' ')}, ${scope.join(' ')})`.execute(
      db,
    );
  },

  async remove(db, seq) {
    await sql`delete from recipe_words where rowid = ${seq}`.execute(db);
  },

  async count(db, selection) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from recipe_words where recipe_words match ${matchText(selection)}`.execute(
      db,
    );
    return rows[0]?.total ?? 0;
  },

  async find(db, selection, { offset, limit }) {
    const { rows } = await sql<{ seq: number }>`
      select rowid as seq from recipe_words where recipe_words match ${matchText(selection)}
      order by rowid desc limit ${limit} offset ${offset}`.execute(db);
    return rows.map(({ seq }) => seq);
  },
};
