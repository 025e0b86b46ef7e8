import { MAX_COMPARED } from '../finding/max-compared.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';

/** Fewer letters may stand anywhere. */
const SHORTEST = 6;
const MOST_PLACES = 8;
/** Between a line and the same again stands no more than the name of a part. */
const NEAR = 40;

/** Whether the page tells a line, but never twice in a row. */
function isToldOnce(bare: string, shown: string): boolean {
  const places = [...placesIn(shown, bare, MOST_PLACES)];
  return (
    places.length > 0 &&
    places.every((at, index) => (places[index + 1] ?? Infinity) - at > bare.length + NEAR)
  );
}

/** The lines without those that only the data tells twice in a row. */
export function asOftenAsShown(lines: readonly string[], shown: string): string[] {
  if (lines.length > MAX_COMPARED) return [...lines];
  return lines.filter((line, at) => {
    const bare = bareOf(line);
    if (bare.length < SHORTEST || at === 0 || bareOf(lines[at - 1] ?? '') !== bare) return true;
    return !isToldOnce(bare, shown);
  });
}
