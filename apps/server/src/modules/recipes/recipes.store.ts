import { mergeTags, tagKey } from '@commonplate/contract';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { AuthoredRow } from './recipe.presenter.ts';
import type { NewRecipeRow, RecipeRow, RecipeRowChange } from './recipe-row.ts';
import type { Viewer } from './recipes.policy.ts';

/** What this viewer may know of: his own and the public ones. */
export function findVisible(
  db: Queries,
  viewer: Viewer,
  id: string,
): Promise<AuthoredRow | undefined> {
  return db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.owner_id')
    .selectAll('recipes')
    .select('users.name as author_name')
    .where('recipes.id', '=', id)
    .where((where) =>
      where.or([
        where('recipes.owner_id', '=', viewer.id),
        where('recipes.visibility', '=', 'public'),
      ]),
    )
    .executeTakeFirst();
}

export const insertRecipe = (tx: Tx, row: NewRecipeRow): Promise<RecipeRow> =>
  tx.insertInto('recipes').values(row).returningAll().executeTakeFirstOrThrow();

/** Reads a row for a change: until the transaction ends nobody else can change it. */
export const lockRecipe = (tx: Tx, seq: number): Promise<RecipeRow | undefined> =>
  tx
    .updateTable('recipes')
    .set((set) => ({ updated_at: set.ref('updated_at') }))
    .where('seq', '=', seq)
    .returningAll()
    .executeTakeFirst();

export const updateRecipe = (tx: Tx, seq: number, change: RecipeRowChange): Promise<RecipeRow> =>
  tx
    .updateTable('recipes')
    .set(change)
    .where('seq', '=', seq)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function deleteRecipe(tx: Tx, seq: number): Promise<void> {
  await tx.deleteFrom('recipes').where('seq', '=', seq).execute();
}

export async function replaceTags(
  tx: Tx,
  recipe: RecipeRow,
  tags: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recipe_tags').where('recipe_seq', '=', recipe.seq).execute();
  if (tags.length === 0) return;
  await tx
    .insertInto('recipe_tags')
    .values(
      // A row of older rules may hold two that are one by today's.
      mergeTags(tags).map((tag) => ({
        owner_id: recipe.owner_id,
        tag_key: tagKey(tag),
        recipe_seq: recipe.seq,
        tag,
      })),
    )
    .execute();
}

/** Every writer takes the counters in this order (the owner's, then the public one), so that none can block another for good. */
export async function countIn(tx: Tx, scope: string, difference: 1 | -1): Promise<void> {
  await tx
    .insertInto('recipe_counts')
    .values({ scope, total: difference })
    .onConflict((conflict) =>
      conflict.column('scope').doUpdateSet((set) => ({
        total: set('recipe_counts.total', '+', difference),
      })),
    )
    .execute();
}
