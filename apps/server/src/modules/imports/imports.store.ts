import type { Queries } from '../../platform/database/database.ts';
import { beginningsOf, isSamePage } from './same-address.ts';

/** The newest recipe of this owner that came from the page of an address. */
export async function findBySource(
  db: Queries,
  ownerId: string,
  address: string,
): Promise<string | null> {
  const kept = await db
    .selectFrom('recipes')
    .select(['id', 'source_url'])
    .where('owner_id', '=', ownerId)
    .where('source_url', 'is not', null)
    // Signs that stand for any others in a pattern only let more rows through to the comparison.
    .where((eb) =>
      eb.or(
        beginningsOf(address).map((beginning) =>
          eb(eb.fn<string>('lower', ['source_url']), 'like', `${beginning}%`),
        ),
      ),
    )
    .orderBy('seq', 'desc')
    .execute();
  const same = kept.find(
    ({ source_url: source }) => source !== null && isSamePage(source, address),
  );
  return same?.id ?? null;
}
