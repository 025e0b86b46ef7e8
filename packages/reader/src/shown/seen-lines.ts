import { bareOf } from '../text/bare-text.ts';
import { placeInTurn } from '../text/line-at.ts';
import { knownWhileReading } from '../text/known-while-reading.ts';

/** A declared line with where the bare text of the page holds it. */
export interface SeenLine {
  line: string;
  bare: string;
  /** Where it was found, mostly behind the line before it; -1 where it was not. */
  at: number;
}

/** Where a line that was found ends. */
export const endOf = ({ at, bare }: SeenLine): number => at + bare.length;

/** The lines, the first in its place right above the second: a story that stands above the list may name it before. */
function withFirstInPlace(lines: readonly SeenLine[], shown: string): readonly SeenLine[] {
  const [first, second] = lines;
  if (!first || !second || first.at < 0 || second.at <= endOf(first)) return lines;
  const at = second.at - first.bare.length;
  return shown.startsWith(first.bare, at) ? [{ ...first, at }, ...lines.slice(1)] : lines;
}

/** Of a list as it was last looked for; lists are replaced, never changed. */
const known = knownWhileReading<readonly string[], { shown: string; seen: readonly SeenLine[] }>();

/** The lines one after the other, each with its place on the page: asked for the same list again and again. */
export function seenLines(lines: readonly string[], shown: string): readonly SeenLine[] {
  const before = known.get(lines);
  if (before?.shown === shown) return before.seen;
  const placeOf = placeInTurn(shown);
  const found = lines.map((line) => {
    const bare = bareOf(line);
    return { line, bare, at: placeOf(bare) };
  });
  const seen = withFirstInPlace(found, shown);
  known.set(lines, { shown, seen });
  return seen;
}

/** The first line that the page shows of the first list of which it shows any: the facts stand above it. */
export function firstSeen(
  lists: readonly (readonly string[])[],
  shown: string,
): SeenLine | undefined {
  for (const lines of lists) {
    const seen = seenLines(lines, shown).find(({ at }) => at >= 0);
    if (seen) return seen;
  }
  return undefined;
}
