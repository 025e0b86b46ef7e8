import { beginsRow } from '../../scan/row-start.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import type { SeenLine } from '../seen-lines.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';

/** Between two rows stand at most the name of a part, a sign or an advertisement. */
const FARTHEST = 200;

/** Of lines as they were looked for on their page, which are asked for again and again. */
const known = knownWhileReading<readonly SeenLine[], { markup: object; areInTurn: boolean }>();

/** Whether the lines are rows of the page one behind the other, and nothing more stands in these: most are, and need no closer look. */
export function areRowsInTurn(lines: readonly SeenLine[], page: ScannedPage): boolean {
  const before = known.get(lines);
  if (before?.markup === page.markup) return before.areInTurn;
  const areInTurn = followEachOther(lines, page);
  known.set(lines, { markup: page.markup, areInTurn });
  return areInTurn;
}

function followEachOther(lines: readonly SeenLine[], page: ScannedPage): boolean {
  let end = lines[0]?.at ?? 0;
  let endsRow = false;
  for (const { at, bare } of lines) {
    if (at < end || at - end > FARTHEST) return false;
    // Most lines begin where the one before them ended.
    if (!(endsRow && at === end) && !beginsRow(at, page)) return false;
    end = at + bare.length;
    endsRow = beginsRow(end, page);
    if (!endsRow && end !== page.shown.length) return false;
  }
  return true;
}
