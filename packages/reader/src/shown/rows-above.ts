import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { withColumnsApart } from './columns-apart.ts';
import { lastShownRows } from './shown-rows.ts';

const MOST_ROWS = 60;
const MARKUP_ABOVE = 30_000;
/** What may be chosen is not what the page says. */
const OFFERED = /<option\b[^<>]{0,300}>[^<>]{0,100}/gi;

/** Of a page as they were last asked for: its portions, times and difficulty stand in the same rows. */
const known = new WeakMap<object, { line: string; rows: string[] }>();

/** The rows of a page above the first place where it shows a line, the last of them next to it. */
export function rowsAbove(line: string, page: ScannedPage): readonly string[] {
  const before = known.get(page.markup);
  if (before?.line === line) return before.rows;
  const rows = readRowsAbove(line, page);
  known.set(page.markup, { line, rows });
  return rows;
}

function readRowsAbove(line: string, { shown, markup, places }: ScannedPage): string[] {
  const lineAt = places.of(shown.indexOf(bareOf(line))).markupAt;
  const part = markup.slice(Math.max(0, lineAt - MARKUP_ABOVE), lineAt);
  return lastShownRows(withColumnsApart(part.replace(OFFERED, '')), MOST_ROWS);
}
