import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { UploadTable } from '../../platform/database/tables/upload-tables.ts';

export async function insertUpload(db: Queries, row: UploadTable): Promise<void> {
  await db.insertInto('uploads').values(row).execute();
}

export async function hasUploads(db: Queries): Promise<boolean> {
  const upload = await db.selectFrom('uploads').select('id').limit(1).executeTakeFirst();
  return upload !== undefined;
}

export async function deleteUpload(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

/** Says whether the picture is there, and keeps it for another day: a recipe that names it is about to be saved. */
export async function touchUpload(db: Queries, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ used_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets pictures that no recipe names and nobody has used since, and says which they were. */
export async function takeUnused(db: Queries, since: number, limit: number): Promise<string[]> {
  const unused = db
    .selectFrom('uploads')
    .select('id')
    .where('used_at', '<', since)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('recipes')
            .select('recipes.seq')
            .where('recipes.photo_url', '=', sql<string>`'/api/uploads/' || uploads.id || '.webp'`),
        ),
      ),
    )
    .limit(limit);
  const rows = await db.deleteFrom('uploads').where('id', 'in', unused).returning('id').execute();
  return rows.map(({ id }) => id);
}
