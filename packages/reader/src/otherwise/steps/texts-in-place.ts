import type { Span } from '../../scan/span.ts';
import { lineAt } from '../../text/line-at.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';

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

const isFound = (all: readonly Span[]): boolean => all.length > 0;

interface Between {
  /** How many letters tell a line from others. */
  distinct: number;
  /** How many stand at most between the lines around it. */
  widest: number;
  /** How many behind the last of the lines are looked at. */
  behindLast: number;
  /** How many before the first of them; none where there is too much that may stand there. */
  beforeFirst: number;
}

/** A text without the lines of so few letters that they tell no place. */
function withoutShort(text: string, lines: readonly SeenLine[], distinct: number): string {
  let rest = text;
  for (const { bare } of lines) if (bare.length < distinct) rest = rest.replace(bare, '');
  return rest;
}

/**
 * What the page shows where a line should stand, between those before and behind it: the story may tell them before the
 * card does. Asked for one line after another of the same list.
 */
export function textsInPlaceOf(
  lines: readonly SeenLine[],
  shown: string,
  { distinct, widest, behindLast, beforeFirst }: Between,
): (line: SeenLine) => string[] {
  const places = lines.map((line) => placesOf(line, shown, distinct));
  return (line) => {
    const at = lines.indexOf(line);
    const above = places.slice(0, at).findLastIndex(isFound);
    const below = places.findIndex((all, index) => index > at && isFound(all));
    const [before = [], behind = []] = [places[above], places[below]];
    const others = lines.slice(above + 1, below < 0 ? lines.length : below);
    const own = (from: number, to: number): string =>
      withoutShort(
        shown.slice(Math.max(0, from), to),
        others.filter((other) => other !== line && other.at >= 0),
        distinct,
      );
    if (at === 0)
      return beforeFirst === 0 ? [] : behind.map(({ from }) => own(from - beforeFirst, from));
    if (at === lines.length - 1) return before.map(({ to }) => own(to, to + behindLast));
    return before.flatMap(({ to }) => {
      const next = behind.find(({ from }) => from >= to);
      return next && next.from - to <= widest ? [own(to, next.from)] : [];
    });
  };
}
