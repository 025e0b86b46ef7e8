import type { Queries } from '../../platform/database/database.ts';

/** The newest recipe of this owner that came from one of the addresses. */
export async function findBySource(
  db: Queries,
  ownerId: string,
  addresses: readonly string[],
): Promise<string | null> {
  const found = await db
    .selectFrom('recipes')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('source_url', 'in', addresses)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return found?.id ?? null;
}
