import { sql } from 'kysely';
import type { SearchDocument } from './search-document.ts';
import type { SearchIndex, Selection } from './search-index.ts';
import type { Field, Term, Tier } from './search-query.ts';

/** PostgreSQL tells fields apart by weight. */
const WEIGHT = { title: 'A', ingredients: 'B', tags: 'C', scope: 'D' } as const;
const LAST_POSITION = 16_383;

/** Folded words hold letters and digits only, so quoting them is all the escaping there is. */
const quoted = (word: string): string => `'${word}'`;

/** Written out as a value: the engine's own parser would cut words differently from ours. */
const vectorText = (document: SearchDocument): string =>
  (['title', 'ingredients', 'tags', 'scope'] as const)
    .flatMap((field) =>
      document[field].map(
        (word, index) => `${quoted(word)}:${Math.min(index + 1, LAST_POSITION)}${WEIGHT[field]}`,
      ),
    )
    .join(' ');

function termText({ words, beginnings, slips }: Term, { fields, match }: Tier): string {
  const weights = fields.map((field: Field) => WEIGHT[field]).join('');
  const whole = match === 'slip' ? [...words, ...slips] : words;
  const begun = match === 'word' ? [] : beginnings.map((word) => `${quoted(word)}:*${weights}`);
  return [...whole.map((word) => `${quoted(word)}:${weights}`), ...begun].join(' | ');
}

const tierText = (tier: Tier): string =>
  tier.terms.map((term) => `(${termText(term, tier)})`).join(' & ');

function matchText({ scope, tier, except = [] }: Selection): string {
  const parts = scope.map((mark) => `${quoted(mark)}:${WEIGHT.scope}`);
  if (tier !== undefined) parts.push(`(${tierText(tier)})`);
  parts.push(...except.map((other) => `!(${tierText(other)})`));
  return parts.join(' & ');
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
    const { rows } = await sql<{ seq: number }>`
      select seq from recipe_words where document @@ ${matchText(selection)}::tsquery
      order by seq desc limit ${limit} offset ${offset}`.execute(db);
    return rows.map(({ seq }) => seq);
  },
};
