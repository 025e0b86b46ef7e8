interface Row {
  origin: number | null;
}

const isOrdered = ({ origin }: Row, order: readonly number[]): boolean =>
  origin !== null && order.includes(origin);

const placeOf = ({ origin }: Row, order: readonly number[]): number => order.indexOf(origin ?? -1);

/** The steps as the page tells them; those that it tells in no certain place, and those that were added, keep theirs. */
export function inPageOrder<Step extends Row>(
  rows: readonly Step[],
  order: readonly number[],
): Step[] {
  const told = rows
    .filter((row) => isOrdered(row, order))
    .toSorted((one, other) => placeOf(one, order) - placeOf(other, order))
    .values();
  return rows.map((row) => (isOrdered(row, order) ? (told.next().value ?? row) : row));
}

export const isInPageOrder = (rows: readonly Row[], order: readonly number[]): boolean =>
  inPageOrder(rows, order).every((row, at) => row === rows[at]);
