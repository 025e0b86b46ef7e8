import type { Span } from '../scan/list-items.ts';
import { bareOf } from '../text/bare-text.ts';
import { lineAt } from '../text/line-at.ts';

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
const MOSTLY = 0.75;

/** Where a page shows the lines of a list; null where it shows few of them as they are declared. */
export function lineRun(
  declared: readonly string[],
  shown: string,
  widestGap: number,
): LineRun | null {
  const lines = declared.map(bareOf).filter((bare) => bare !== '');
  const run: LineRun = { from: -1, to: -1, lines, first: '', last: '', gaps: [] };
  let found = 0;
  let mayFind = lines.length;
  for (const bare of lines) {
    // Each line that the page does not show is looked for up to its end.
    if (mayFind < declared.length * MOSTLY) return null;
    const at = lineAt(shown, bare, Math.max(0, run.to));
    if (at < 0) {
      mayFind -= 1;
      continue;
    }
    found += 1;
    if (run.from < 0) {
      run.from = at;
      run.first = bare;
    } else if (at - run.to <= widestGap) run.gaps.push({ from: run.to, to: at });
    run.to = at + bare.length;
    run.last = bare;
  }
  return found > 0 && found >= declared.length * MOSTLY ? run : null;
}
