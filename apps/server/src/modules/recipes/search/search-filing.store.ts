import type { Tx } from '../../../platform/database/database.ts';

/** Whether the index was written by other rules. Servers that start together wait here for the first, and find the work done. */
export async function claimRefiling(tx: Tx, rules: number): Promise<boolean> {
  const outdated = await tx
    .updateTable('search_filing')
    .set({ version: rules })
    .where('version', '<>', rules)
    .returning('version')
    .executeTakeFirst();
  return outdated !== undefined;
}

export const recipesAfter = (tx: Tx, seq: number, limit: number) =>
  tx.selectFrom('recipes').selectAll().where('seq', '>', seq).orderBy('seq').limit(limit).execute();
