import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';
import { withoutName } from '../../text/without-name.ts';
import { seenLines } from '../seen-lines.ts';

/** Fewer letters may stand anywhere. */
const SHORTEST = 6;
const MOST_PLACES = 8;

const timesTold = (bare: string, shown: string): number =>
  [...placesIn(shown, bare, MOST_PLACES)].length;

/** So long a line stands on a page in story, list and print, but hardly in two lists of one recipe. */
const LONG = 40;
/** What may stand between two rows of a list: a number, the name of a part. */
const BETWEEN = 60;

/** Whether a page tells a line twice in a row in none of its places. */
function isNeverTwiceInARow(bare: string, shown: string): boolean {
  const places = [...placesIn(shown, bare, MOST_PLACES)];
  return (
    places.length > 0 &&
    places.length < MOST_PLACES &&
    places.every((at, index) => at - (places[index - 1] ?? -Infinity) > bare.length + BETWEEN)
  );
}

/** Whether a line is the one above, which may have the name of a part before it. */
const isSame = (bare: string, above: string, line: string): boolean =>
  bare === above || (above.endsWith(bare) && bareOf(withoutName(line)) === bare);

/** Whether the page tells a line no more often than those around it: story, list and print each tell all of them. */
function isToldOnce(bare: string, around: readonly string[], shown: string): boolean {
  const times = timesTold(bare, shown);
  if (times <= 1) return times === 1;
  return times < MOST_PLACES && around.some((other) => timesTold(other, shown) >= times);
}

/** The lines without those that only the data tells twice in a row. */
export function asOftenAsShown(lines: string[], shown: string): string[] {
  if (lines.length > MAX_COMPARED) return lines;
  const all = seenLines(lines, shown).map(({ bare }) => bare);
  const isTwice = (bare: string, at: number): boolean =>
    at > 0 && isSame(bare, all[at - 1] ?? '', lines[at - 1] ?? '');
  if (!all.some(isTwice)) return lines;
  const told = lines.filter((_line, at) => {
    const bare = all[at] ?? '';
    if (bare.length < SHORTEST || !isTwice(bare, at)) return true;
    if (bare.length >= LONG && isNeverTwiceInARow(bare, shown)) return false;
    const above = all.slice(0, at).findLast((other) => other !== bare) ?? '';
    const below = all.slice(at).find((other) => other !== bare) ?? '';
    return !isToldOnce(bare, [above, below], shown);
  });
  return told.length < lines.length ? told : lines;
}
