import type { ScannedPage } from '../../scan/scan-page.ts';
import { withChosenValues } from './chosen-values.ts';
import { mayHaveColumns, withColumnsApart } from './columns-apart.ts';
import { mayHaveEmptyTimes, withTimesWritten } from './empty-times.ts';
import { factRowsIn, type Look, type Part, readRows } from './fact-rows.ts';
import type { SeenLine } from '../seen-lines.ts';
import { lastShownRows } from '../shown-rows.ts';
import { withoutOffers } from '../markup/without-offers.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';

const MOST_ROWS = 60;
const MARKUP_ABOVE = 30_000;

type Rows = (look: Look) => readonly string[];

/** Of a page as they were last asked for: its portions, times and difficulty stand in the same rows. */
const known = knownWhileReading<object, { at: number; rows: Rows }>();

/** The rows of a page above the place where it shows a line, the last of them next to it; dots for those that do not matter by a look. */
export function rowsAbove(line: SeenLine, page: ScannedPage, look: Look): readonly string[] {
  const before = known.get(page.markup);
  if (before?.at === line.at) return before.rows(look);
  const rows = rowsIn(partAbove(line, page), page);
  known.set(page.markup, { at: line.at, rows });
  return rows(look);
}

function rowsIn(part: Part, page: ScannedPage): Rows {
  if (mayHaveColumns(part.written)) {
    const texts = rowsOf(part.written);
    return () => texts;
  }
  const rows = factRowsIn(part, page, MOST_ROWS);
  return (look) => readRows(rows, look);
}

/** The markup of a page above the place where it shows a line. */
function partAbove({ at }: SeenLine, { markup, places }: ScannedPage): Part {
  const lineAt = places.of(at).markupAt;
  const from = Math.max(0, lineAt - MARKUP_ABOVE);
  return { from, written: markup.slice(from, lineAt) };
}

const rowsOf = (written: string): string[] =>
  lastShownRows(withColumnsApart(withoutOffers(written)), MOST_ROWS);

/** The same rows with what is chosen in their fields; none where these show nothing. */
export function chosenRowsAbove(line: SeenLine, page: ScannedPage): readonly string[] {
  const chosen = withChosenValues(partAbove(line, page).written);
  return chosen === null ? [] : rowsOf(chosen);
}

/** The same rows with the times that only programs are given; none where all are written out. */
export function timedRowsAbove(line: SeenLine, page: ScannedPage): readonly string[] {
  const { written } = partAbove(line, page);
  const timed = mayHaveEmptyTimes(written) ? withTimesWritten(written) : written;
  return timed === written ? [] : rowsOf(timed);
}
