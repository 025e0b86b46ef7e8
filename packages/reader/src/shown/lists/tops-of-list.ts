import type { Finding } from '../../finding/finding.ts';
import { firstSeen, type SeenLine, seenLines } from '../seen-lines.ts';

/** Fewer letters stand behind each other by chance. */
const DISTINCT = 12;
const MOST_TRIED = 8;

/** The first line of a list with the next one right behind it, where the page has both last; undefined where it never has. */
function listedLast(lines: readonly SeenLine[], shown: string): SeenLine | undefined {
  for (const [index, line] of lines.slice(0, MOST_TRIED).entries()) {
    const both = line.bare + (lines[index + 1]?.bare ?? '');
    if (both === line.bare || line.bare === '' || both.length < DISTINCT) continue;
    const at = shown.lastIndexOf(both);
    if (at >= 0) return { ...line, at };
  }
  return undefined;
}

/** The lines above which a page may give the facts of a recipe: the first that it shows, and that of the card below a story which goes through the same list. */
export function* topsOfList(
  { ingredients, steps }: Pick<Finding, 'ingredients' | 'steps'>,
  shown: string,
): Generator<SeenLine> {
  const first = firstSeen([ingredients, steps], shown);
  if (!first) return;
  yield first;
  const last = listedLast(seenLines(ingredients, shown), shown);
  if (last && last.at > first.at) yield last;
}
