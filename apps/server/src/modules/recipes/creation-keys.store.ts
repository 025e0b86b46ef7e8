import type { Queries, Tx } from '../../platform/database/database.ts';

interface KeyPlace {
  readonly ownerId: string;
  readonly key: string;
}

export interface KeyClaim extends KeyPlace {
  readonly recipeId: string;
  readonly now: number;
}

/** The id of the recipe that was made under this key. */
export async function recipeUnderKey(
  db: Queries,
  { ownerId, key }: KeyPlace,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('creation_keys')
    .select('recipe_id')
    .where('owner_id', '=', ownerId)
    .where('creation_key', '=', key)
    .executeTakeFirst();
  return row?.recipe_id;
}

/** False when another call has the key. One that is still at work is waited for: its key is free again if it fails. */
export async function claimKey(
  tx: Tx,
  { ownerId, key, recipeId, now }: KeyClaim,
): Promise<boolean> {
  const row = await tx
    .insertInto('creation_keys')
    .values({ owner_id: ownerId, creation_key: key, recipe_id: recipeId, created_at: now })
    .onConflict((conflict) => conflict.columns(['owner_id', 'creation_key']).doNothing())
    .returning('recipe_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetKeys(db: Queries, before: number): Promise<void> {
  await db.deleteFrom('creation_keys').where('created_at', '<', before).execute();
}
