import type { Span } from '../../scan/span.ts';
import { type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { lineAt } from '../../text/line-at.ts';

/** Declared lines as a page shows them one after the other. */
export interface LineRun extends Span {
  /** All of them, bare. */
  lines: string[];
  /** The first and the last that the page shows. */
  first: string;
  last: string;
  /** What stands between lines that follow each other. */
  gaps: Span[];
}

/** A page that words its lines otherwise than its data cannot be compared with it. */
const MOSTLY = 0.6;

/** The first place from another on where a page shows a line, which was found in turn: mostly where that was. */
const placeFrom = ({ bare, at }: SeenLine, from: number, shown: string): number =>
  at < 0 || at >= from ? at : lineAt(shown, bare, from);

/** Whether a line was found so far below the others that the one behind it stands above: its letters are of something else there. */
const isPassed = (at: number, next: SeenLine | undefined, { from, to }: LineRun): boolean =>
  from >= 0 && next !== undefined && next.at >= to && next.at < at;

/** A short first line stands somewhere in the story as well: it is the last before the next line that counts. */
function moveFirst(run: LineRun, nextAt: number, shown: string): void {
  run.from = shown.lastIndexOf(run.first, nextAt - run.first.length);
  run.to = run.from + run.first.length;
}

/** Where the line that was found last ends once more above another: a story tells some of the steps, and the card below it all. */
const endOfSame = ({ last, to }: LineRun, at: number, shown: string): number =>
  Math.max(to, shown.lastIndexOf(last, at - last.length) + last.length);

/** Where a page shows the lines of a list; null where it shows few of them as they are declared. */
export function lineRun(
  declared: readonly string[],
  shown: string,
  widestGap: number,
): LineRun | null {
  const seen = seenLines(declared, shown).filter(({ bare }) => bare !== '');
  const lines = seen.map(({ bare }) => bare);
  const run: LineRun = { from: -1, to: -1, lines, first: '', last: '', gaps: [] };
  let found = 0;
  let mayFind = lines.length;
  for (const [index, line] of seen.entries()) {
    if (mayFind < declared.length * MOSTLY) return null;
    const { bare } = line;
    const at = placeFrom(line, run.to, shown);
    if (at < 0 || (at - run.to > widestGap && isPassed(at, seen[index + 1], run))) {
      mayFind -= 1;
      continue;
    }
    found += 1;
    if (run.from < 0) {
      run.from = at;
      run.first = bare;
    } else {
      if (found === 2 && at - run.to > widestGap) moveFirst(run, at, shown);
      const from = at - run.to <= widestGap ? run.to : endOfSame(run, at, shown);
      if (at - from <= widestGap) run.gaps.push({ from, to: at });
    }
    run.to = at + bare.length;
    run.last = bare;
  }
  return found > 0 && found >= declared.length * MOSTLY ? run : null;
}

/** Whether two lists were found in places of their own: lines found among those of another list stand in turn somewhere else. */
export const areApart = (one: Span, other: Span): boolean =>
  one.to <= other.from || other.to <= one.from;
