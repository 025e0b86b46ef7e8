import { createHash } from 'node:crypto';
import type { Queries } from '../../platform/database/database.ts';
import type { PhotoNoticeTable } from '../../platform/database/tables/photo-tables.ts';

const idOf = (photoUrl: string): string =>
  createHash('sha256').update(photoUrl).digest('base64url');

interface Offer {
  readonly photoUrl: string;
  readonly noticeUrl: string;
}

/** In the database, because the photo may be chosen on another app server than the one that offered it. */
export async function rememberNotices(
  db: Queries,
  offers: readonly Offer[],
  now: number,
): Promise<void> {
  const rows = new Map<string, PhotoNoticeTable>();
  for (const { photoUrl, noticeUrl } of offers) {
    const id = idOf(photoUrl);
    rows.set(id, { id, notice_url: noticeUrl, offered_at: now });
  }
  if (rows.size === 0) return;
  await db
    .insertInto('photo_notices')
    .values([...rows.values()])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        notice_url: eb.ref('excluded.notice_url'),
        offered_at: eb.ref('excluded.offered_at'),
      })),
    )
    .execute();
}

export async function findNotice(db: Queries, photoUrl: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('photo_notices')
    .select('notice_url')
    .where('id', '=', idOf(photoUrl))
    .executeTakeFirst();
  return row?.notice_url;
}

export async function forgetNotices(db: Queries, before: number): Promise<void> {
  await db.deleteFrom('photo_notices').where('offered_at', '<', before).execute();
}
