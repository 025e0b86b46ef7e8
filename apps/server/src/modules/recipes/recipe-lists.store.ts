import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { type ListValue, asListValue, isOneOf } from '../../platform/database/one-of.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import type { AuthoredRow } from './recipe.presenter.ts';
import type { Slice } from './search/search-index.ts';

/** A list belongs to an owner or to everybody; there is no third kind. */
export type ListScope = Owner | 'public';

interface Owner {
  readonly ownerId: string;
  readonly ownerName: string;
}

type Order = 'asc' | 'desc';
type Ordered = Slice & { readonly order: Order };

const selectCount = preparedQuery<{ readonly scope: string }, { total: number }>((db, { scope }) =>
  db.selectFrom('recipe_counts').select('total').where('scope', '=', scope),
);

export async function countList(db: Queries, scope: ListScope): Promise<number> {
  const [row] = await selectCount(db, { scope: scope === 'public' ? 'public' : scope.ownerId });
  return row?.total ?? 0;
}

const inScope = (db: Queries, scope: ListScope) => {
  const rows = db.selectFrom('recipes');
  return scope === 'public'
    ? rows.where('visibility', '=', 'public')
    : rows.where('owner_id', '=', scope.ownerId);
};

/** Who wrote one's own recipes is known: nothing needs to be looked up. */
const authorIs = (name: string) => sql<string>`cast(${name} as text)`.as('author_name');

/** Skips along the index alone; whole rows are read for the one page that is asked for. */
const pageOf = (db: Queries, scope: ListScope, { order, limit, offset }: Ordered) =>
  db
    .selectFrom(
      inScope(db, scope).select('seq').orderBy('seq', order).limit(limit).offset(offset).as('page'),
    )
    .innerJoin('recipes', 'recipes.seq', 'page.seq')
    .selectAll('recipes');

const ownPage = (order: Order) =>
  preparedQuery<Slice & Owner, AuthoredRow>((db, { ownerId, ownerName, limit, offset }) =>
    pageOf(db, { ownerId, ownerName }, { order, limit, offset }).select(authorIs(ownerName)),
  );
const publicPage = (order: Order) =>
  preparedQuery<Slice, AuthoredRow>((db, { limit, offset }) =>
    pageOf(db, 'public', { order, limit, offset })
      .innerJoin('users', 'users.id', 'recipes.owner_id')
      .select('users.name as author_name'),
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
      : await PAGES.own[order](db, { ...slice, ...scope });
  return rows.sort((a, b) => b.seq - a.seq);
}

type Numbered = { readonly seqs: ListValue };

// The scope again: what an index says is never the only word on who may see a row.
const ownRows = preparedQuery<Numbered & Owner, AuthoredRow>((db, { seqs, ownerId, ownerName }) =>
  inScope(db, { ownerId, ownerName })
    .where(isOneOf(db, 'recipes.seq', seqs))
    .selectAll('recipes')
    .select(authorIs(ownerName)),
);
const publicRows = preparedQuery<Numbered, AuthoredRow>((db, { seqs }) =>
  inScope(db, 'public')
    .where(isOneOf(db, 'recipes.seq', seqs))
    .innerJoin('users', 'users.id', 'recipes.owner_id')
    .selectAll('recipes')
    .select('users.name as author_name'),
);

/** The recipes of these numbers, in their order. */
export async function rowsInOrder(
  db: Queries,
  scope: ListScope,
  numbers: readonly number[],
): Promise<AuthoredRow[]> {
  if (numbers.length === 0) return [];
  const seqs = asListValue(db, numbers);
  const rows =
    scope === 'public' ? await publicRows(db, { seqs }) : await ownRows(db, { seqs, ...scope });
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return numbers.flatMap((seq) => bySeq.get(seq) ?? []);
}
