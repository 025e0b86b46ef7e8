import type { Span } from '../scan/list-items.ts';
import { lineAt } from '../text/line-at.ts';
import type { SeenLine } from '../shown/seen-lines.ts';

const MOST_PLACES = 4;

/** Where the page shows a line; nowhere where so few letters stand in too many places. */
function placesOf({ bare }: SeenLine, shown: string, distinct: number): Span[] {
  const places: Span[] = [];
  let from = bare.length < distinct ? -1 : lineAt(shown, bare);
  while (from >= 0 && places.length < MOST_PLACES) {
    const to = from + bare.length;
    places.push({ from, to });
    from = lineAt(shown, bare, to);
  }
  return places;
}

interface Between {
  /** How many letters tell a line from others. */
  distinct: number;
  /** How many stand at most between the lines around it. */
  widest: number;
  /** How many behind the last of the lines are looked at. */
  behindLast: number;
}

/**
 * What the page shows where a line should stand, between those before and behind it: the story may tell them before the
 * card does. Asked for one line after another of the same list.
 */
export function textsInPlaceOf(
  lines: readonly SeenLine[],
  shown: string,
  { distinct, widest, behindLast }: Between,
): (line: SeenLine) => string[] {
  const places = lines.map((line) => placesOf(line, shown, distinct));
  return (line) => {
    const at = lines.indexOf(line);
    const before = places.slice(0, at).findLast((all) => all.length > 0) ?? [];
    if (at === lines.length - 1) return before.map(({ to }) => shown.slice(to, to + behindLast));
    const behind = places.slice(at + 1).find((all) => all.length > 0) ?? [];
    return before.flatMap(({ to }) => {
      const next = behind.find(({ from }) => from >= to);
      return next && next.from - to <= widest ? [shown.slice(to, next.from)] : [];
    });
  };
}
