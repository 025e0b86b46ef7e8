import type { PreviewRow } from './preview-values.ts';

interface Gap {
  /** Where the row stood that is gone. */
  index: number;
  /** The rows that stood on either side of it; undefined at the ends of the list. */
  before: PreviewRow | undefined;
  behind: PreviewRow | undefined;
}

const isSame = (one: PreviewRow, other: PreviewRow): boolean =>
  (one.origin !== null && one.origin === other.origin) ||
  (one.takenFrom !== undefined && one.takenFrom === other.takenFrom);

export const placeOfSame = (rows: readonly PreviewRow[], sought: PreviewRow | undefined): number =>
  sought === undefined ? -1 : rows.findIndex((row) => isSame(row, sought));

/** Where a removed row goes back: beside its neighbours, wherever other rows have taken them since. */
export function placeBack(rows: readonly PreviewRow[], { index, before, behind }: Gap): number {
  const follower = placeOfSame(rows, behind);
  if (follower >= 0) return follower;
  const leader = placeOfSame(rows, before);
  return leader >= 0 ? leader + 1 : Math.min(index, rows.length);
}
