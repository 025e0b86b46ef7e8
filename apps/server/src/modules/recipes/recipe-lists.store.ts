import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { AuthoredRow } from './recipe.presenter.ts';
import type { Slice } from './search/search-index.ts';

/** A list belongs to an owner or to everybody; there is no third kind. */
export type ListScope = { readonly ownerId: string } | 'public';

export const countScope = (scope: ListScope): string =>
  scope === 'public' ? 'public' : scope.ownerId;

export async function countList(db: Queries, scope: ListScope): Promise<number> {
  const row = await db
    .selectFrom('recipe_counts')
    .select('total')
    .where('scope', '=', countScope(scope))
    .executeTakeFirst();
  return row?.total ?? 0;
}

const inScope = (db: Queries, scope: ListScope) => {
  const rows = db.selectFrom('recipes').select('seq');
  return scope === 'public'
    ? rows.where('visibility', '=', 'public')
    : rows.where('owner_id', '=', scope.ownerId);
};

/**
 * Numbers of one page, newest first. Skipping rows costs as many steps as are skipped, so a page in the older half is
 * reached from the old end: the last page is as near as the first.
 */
export async function listSeqs(
  db: Queries,
  scope: ListScope,
  { offset, limit, total }: Slice & { readonly total: number },
): Promise<number[]> {
  if (offset >= total) return [];
  const size = Math.min(limit, total - offset);
  const fromOldEnd = total - offset - size;
  const backwards = fromOldEnd < offset;
  const rows = await inScope(db, scope)
    .orderBy('seq', backwards ? 'asc' : 'desc')
    .limit(size)
    .offset(backwards ? fromOldEnd : offset)
    .execute();
  const seqs = rows.map(({ seq }) => seq);
  return backwards ? seqs.reverse() : seqs;
}

/** For a search of signs alone ("%"), which are no words: titles that hold it as it stands. */
export async function listByTitlePart(
  db: Queries,
  scope: ListScope,
  part: string,
): Promise<number[]> {
  const rows = await inScope(db, scope)
    .where(sql<boolean>`replace(title, ${part}, '') <> title`)
    .orderBy('seq', 'desc')
    .execute();
  return rows.map(({ seq }) => seq);
}

/** The recipes of these numbers, in their order. */
export async function rowsInOrder(
  db: Queries,
  scope: ListScope,
  seqs: readonly number[],
): Promise<AuthoredRow[]> {
  if (seqs.length === 0) return [];
  const rows = await db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.owner_id')
    .selectAll('recipes')
    .select('users.name as author_name')
    .where('recipes.seq', 'in', seqs)
    // The scope again: what an index says is never the only word on who may see a row.
    .where((where) =>
      scope === 'public'
        ? where('recipes.visibility', '=', 'public')
        : where('recipes.owner_id', '=', scope.ownerId),
    )
    .execute();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}
