import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { placesIn } from '../../text/places-in.ts';
import { seenLines } from '../seen-lines.ts';

/** Fewer letters may stand anywhere. */
const SHORTEST = 6;
const MOST_PLACES = 8;

const timesTold = (bare: string, shown: string): number =>
  [...placesIn(shown, bare, MOST_PLACES)].length;

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
  if (!all.some((bare, at) => at > 0 && bare === all[at - 1])) return lines;
  const told = lines.filter((_line, at) => {
    const bare = all[at] ?? '';
    if (bare.length < SHORTEST || at === 0 || all[at - 1] !== bare) return true;
    const above = all.slice(0, at).findLast((other) => other !== bare) ?? '';
    const below = all.slice(at).find((other) => other !== bare) ?? '';
    return !isToldOnce(bare, [above, below], shown);
  });
  return told.length < lines.length ? told : lines;
}
