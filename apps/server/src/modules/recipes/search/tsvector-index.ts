import { sql } from 'kysely';
import type { SearchDocument } from './search-document.ts';
import type { SearchIndex, Selection } from './search-index.ts';
import type { Field, Term, Tier } from './search-query.ts';

/**
 * How a word is filed to be found in these fields, and in fewer of them. PostgreSQL's own way to tell fields apart (weights)
 * would make it look into every recipe that holds the word anywhere; so the index alone decides. No word has a sign in it:
 * nobody can write a word that is somebody's mark.
 */
const PREFIX = { title: 't.', ingredients: 'i.', tags: '' } as const satisfies Record<
  Field,
  string
>;
const FIELDS = ['title', 'ingredients', 'tags'] as const satisfies readonly Field[];
const MARK = '#';

/** Folded words hold letters and digits only, so quoting them is all the escaping there is. */
const quoted = (word: string): string => `'${word}'`;

/** Written out as a value: the engine's own parser would cut words differently from ours. */
function vectorText(document: SearchDocument): string {
  const words = FIELDS.flatMap((field, at) =>
    FIELDS.slice(at).flatMap((widest) => document[field].map((word) => PREFIX[widest] + word)),
  );
  const marks = document.scope.map((mark) => MARK + mark);
  return [...new Set([...words, ...marks])].map(quoted).join(' ');
}

function termText({ words, beginnings, slips }: Term, { fields, match }: Tier): string {
  const prefix = PREFIX[fields.at(-1) ?? 'tags'];
  const filed = (word: string): string => quoted(prefix + word);
  const whole = match === 'slip' ? [...words, ...slips] : words;
  const begun = match === 'word' ? [] : beginnings.map((word) => `${filed(word)}:*`);
  return [...whole.map(filed), ...begun].join(' | ');
}

function matchText({ scope, tier }: Selection): string {
  const terms = tier?.terms.map((term) => `(${termText(term, tier)})`) ?? [];
  return [...scope.map((mark) => quoted(MARK + mark)), ...terms].join(' & ');
}

/** PostgreSQL's tsvector under a GIN index. */
export const tsvectorIndex: SearchIndex = {
  async put(db, seq, document) {
    await sql`insert into recipe_words (seq, document) values (${seq}, ${vectorText(document)}::tsvector)
      on conflict (seq) do update set document = excluded.document`.execute(db);
  },

  async remove(db, seq) {
    await sql`delete from recipe_words where seq = ${seq}`.execute(db);
  },

  async count(db, selection) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from recipe_words where document @@ ${matchText(selection)}::tsquery`.execute(
      db,
    );
    return rows[0]?.total ?? 0;
  },

  async find(db, selection, { offset, limit }) {
    // Materialized, because the planner likes to walk the newest recipes and look into each until enough match.
    const { rows } = await sql<{ seq: number }>`
      with found as materialized (
        select seq from recipe_words where document @@ ${matchText(selection)}::tsquery)
      select seq from found order by seq desc limit ${limit} offset ${offset}`.execute(db);
    return rows.map(({ seq }) => seq);
  },
};
