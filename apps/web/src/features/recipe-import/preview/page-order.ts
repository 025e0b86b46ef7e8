import type { PreviewRow } from './preview-values.ts';

const isOrdered = ({ origin }: PreviewRow, order: readonly number[]): boolean =>
  origin !== null && order.includes(origin);

const placeOf = ({ origin }: PreviewRow, order: readonly number[]): number =>
  order.indexOf(origin ?? -1);

/** The steps as the page tells them; those that it tells in no certain place, and those that were added, keep theirs. */
export function inPageOrder<Step extends PreviewRow>(
  rows: readonly Step[],
  order: readonly number[],
): Step[] {
  const told = rows
    .filter((row) => isOrdered(row, order))
    .toSorted((one, other) => placeOf(one, order) - placeOf(other, order))
    .values();
  return rows.map((row) => (isOrdered(row, order) ? (told.next().value ?? row) : row));
}

/** Where one more step goes among those that stand as the page tells them; null where it tells it in no certain place. */
export function placeInPageOrder(
  rows: readonly PreviewRow[],
  step: PreviewRow,
  order: readonly number[],
): number | null {
  if (!isOrdered(step, order)) return null;
  const place = placeOf(step, order);
  const follower = rows.findIndex((row) => isOrdered(row, order) && placeOf(row, order) > place);
  if (follower >= 0) return follower;
  const leader = rows.findLastIndex((row) => isOrdered(row, order));
  return leader >= 0 ? leader + 1 : null;
}

export const isInPageOrder = (rows: readonly PreviewRow[], order: readonly number[]): boolean =>
  inPageOrder(rows, order).every((row, at) => row === rows[at]);
