import { bareOf } from '../text/bare-text.ts';
import { placeInTurn } from '../text/line-at.ts';

/** A declared line with where the bare text of the page holds it. */
export interface SeenLine {
  line: string;
  bare: string;
  /** Where it was found first; -1 where it is not. */
  at: number;
}

/** The lines one after the other, each with its place on the page. */
export function seenLines(lines: readonly string[], shown: string): SeenLine[] {
  const placeOf = placeInTurn(shown);
  return lines.map((line) => {
    const bare = bareOf(line);
    return { line, bare, at: placeOf(bare) };
  });
}
