import { bareOf } from '../../text/bare-text.ts';
import type { OutlineRow } from './outline-row.ts';

/** The declared lines that a row of the page may hold, by their places. */
export type Places = (row: OutlineRow) => readonly number[];

/** Those that say the same; a line may be declared more than once. */
export function exactPlaces(
  declared: readonly string[],
): (row: Pick<OutlineRow, 'bare'>) => readonly number[] {
  const placesOf = new Map<string, number[]>();
  for (const [at, line] of declared.entries()) {
    const bare = bareOf(line);
    placesOf.set(bare, [...(placesOf.get(bare) ?? []), at]);
  }
  return ({ bare }) => (bare === '' ? [] : (placesOf.get(bare) ?? []));
}

/** The declared line that each row holds: of lines that say the same, the rows hold one after the other. */
export function placesOfRows(
  rows: readonly OutlineRow[],
  places: Places,
): ReadonlyMap<OutlineRow, number> {
  const found = new Map<OutlineRow, number>();
  const timesSeen = new Map<number, number>();
  for (const row of rows) {
    const mayHold = places(row);
    const [first] = mayHold;
    if (first === undefined) continue;
    const times = timesSeen.get(first) ?? 0;
    timesSeen.set(first, times + 1);
    found.set(row, mayHold[times % mayHold.length] ?? first);
  }
  return found;
}
