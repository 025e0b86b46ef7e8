import type { Queries } from '../database/database.ts';
import type { MailTable } from '../database/tables/platform-tables.ts';

export async function insertMail(queries: Queries, mail: MailTable): Promise<void> {
  await queries.insertInto('mails').values(mail).execute();
}

/** Takes the next due letter for as long as sending may last; another server that looks meanwhile passes it by. */
export const claimMail = (
  queries: Queries,
  now: number,
  until: number,
): Promise<MailTable | undefined> =>
  queries
    .updateTable('mails')
    .set(({ eb }) => ({ next_try_at: until, tries: eb('tries', '+', 1) }))
    .where('next_try_at', '<=', now)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails as due')
        .where('due.next_try_at', '<=', now)
        .orderBy('due.next_try_at')
        .limit(1)
        .select('due.id'),
    )
    .returningAll()
    .executeTakeFirst();

export async function postpone(queries: Queries, id: string, nextTryAt: number): Promise<void> {
  await queries.updateTable('mails').set({ next_try_at: nextTryAt }).where('id', '=', id).execute();
}

export async function deleteMail(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('mails').where('id', '=', id).execute();
}
