import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import type { AuthoredRow } from './recipe.presenter.ts';
import type { Slice } from './search/search-index.ts';

/** A list belongs to an owner or to everybody; there is no third kind. */
export type ListScope = { readonly ownerId: string } | 'public';

type Order = 'asc' | 'desc';

const selectCount = preparedQuery<{ readonly scope: string }, { total: number }>((db, { scope }) =>
  db.selectFrom('recipe_counts').select('total').where('scope', '=', scope),
);

export async function countList(db: Queries, scope: ListScope): Promise<number> {
  const [row] = await selectCount(db, { scope: scope === 'public' ? 'public' : scope.ownerId });
  return row?.total ?? 0;
}

const inScope = (db: Queries, scope: ListScope) => {
  const rows = db.selectFrom('recipes').select('seq');
  return scope === 'public'
    ? rows.where('visibility', '=', 'public')
    : rows.where('owner_id', '=', scope.ownerId);
};

/** Skips along the index alone; whole rows are read for the one page that is asked for. */
const selectPage = (
  db: Queries,
  scope: ListScope,
  { order, limit, offset }: Slice & { order: Order },
) =>
  db
    .selectFrom(inScope(db, scope).orderBy('seq', order).limit(limit).offset(offset).as('page'))
    .innerJoin('recipes', 'recipes.seq', 'page.seq')
    .innerJoin('users', 'users.id', 'recipes.owner_id')
    .selectAll('recipes')
    .select('users.name as author_name')
    .orderBy('recipes.seq', order);

const ownPage = (order: Order) =>
  preparedQuery<Slice & { readonly ownerId: string }, AuthoredRow>(
    (db, { ownerId, limit, offset }) => selectPage(db, { ownerId }, { order, limit, offset }),
  );
const publicPage = (order: Order) =>
  preparedQuery<Slice, AuthoredRow>((db, { limit, offset }) =>
    selectPage(db, 'public', { order, limit, offset }),
  );
const PAGES = {
  own: { asc: ownPage('asc'), desc: ownPage('desc') },
  public: { asc: publicPage('asc'), desc: publicPage('desc') },
} as const;

/**
 * One page, newest first. Skipping rows costs as many steps as are skipped, so a page in the older half is reached from the
 * old end: the last page is as near as the first.
 */
export async function listPage(
  db: Queries,
  scope: ListScope,
  { offset, limit, total }: Slice & { readonly total: number },
): Promise<AuthoredRow[]> {
  if (offset >= total) return [];
  const size = Math.min(limit, total - offset);
  const fromOldEnd = total - offset - size;
  const order = fromOldEnd < offset ? 'asc' : 'desc';
  const slice = { limit: size, offset: order === 'asc' ? fromOldEnd : offset };
  const rows =
    scope === 'public'
      ? await PAGES.public[order](db, slice)
      : await PAGES.own[order](db, { ...slice, ownerId: scope.ownerId });
  return order === 'asc' ? rows.reverse() : rows;
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
