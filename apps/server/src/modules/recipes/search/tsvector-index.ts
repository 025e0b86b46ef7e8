import { sql } from 'kysely';
import { type MatchSyntax, matchText } from './match-text.ts';
import type { SearchIndex } from './search-index.ts';

const quoted = (entry: string): string => `'${entry}'`;

const SYNTAX: MatchSyntax = {
  whole: quoted,
  beginning: (entry) => `${quoted(entry)}:*`,
  or: ' | ',
  and: ' & ',
};

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
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from recipe_words where document @@ ${matchText(selection, SYNTAX)}::tsquery`.execute(
      db,
    );
    return rows[0]?.total ?? 0;
  },

  async find(db, selection, { offset, limit }) {
    // Materialized, because the planner likes to walk the newest recipes and look into each until enough match.
    const { rows } = await sql<{ seq: number }>`
      with found as materialized (
        select seq from recipe_words where document @@ ${matchText(selection, SYNTAX)}::tsquery)
      select seq from found order by seq desc limit ${limit} offset ${offset}`.execute(db);
    return rows.map(({ seq }) => seq);
  },
};
