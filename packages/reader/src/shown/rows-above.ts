import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { mayHoldChosen, withChosenValues } from './chosen-values.ts';
import { withColumnsApart } from './columns-apart.ts';
import { lastShownRows } from './shown-rows.ts';

const MOST_ROWS = 60;
const MARKUP_ABOVE = 30_000;
/** What may be chosen is not what the page says. */
const OFFERED = /<option\b[^<>]{0,300}>[^<>]{0,100}/gi;
/** Buttons that count a number up or down, around it. */
const COUNTING = /<button\b[^<>]{0,600}>\s*(?:[-+−–]|&minus;|&plus;)\s*<\/button\s*>/gi;

/** Of a page as they were last asked for: its portions, times and difficulty stand in the same rows. */
const known = new WeakMap<object, { line: string; rows: string[] }>();

/** The rows of a page above the first place where it shows a line, the last of them next to it. */
export function rowsAbove(line: string, page: ScannedPage): readonly string[] {
  const before = known.get(page.markup);
  if (before?.line === line) return before.rows;
  const rows = rowsOf(markupAbove(line, page));
  known.set(page.markup, { line, rows });
  return rows;
}

/** The markup of a page above the first place where it shows a line. */
function markupAbove(line: string, { shown, markup, places }: ScannedPage): string {
  const lineAt = places.of(shown.indexOf(bareOf(line))).markupAt;
  return markup.slice(Math.max(0, lineAt - MARKUP_ABOVE), lineAt);
}

/** Where a number ends in one element and another begins in the next: "2", "4" and "6" to choose from are no 246. */
const BETWEEN_NUMBERS =
  /\d(?=<\/(?:button|span|label|li|a|div)>\s{0,20}(?:<[a-z][^<>]{0,300}>){1,3}\d)/gi;

const rowsOf = (part: string): string[] => {
  const said = part.replace(OFFERED, '').replace(BETWEEN_NUMBERS, '$& ');
  const apart = said.includes('<button') ? said.replace(COUNTING, ' ') : said;
  return lastShownRows(withColumnsApart(apart), MOST_ROWS);
};

/** The same rows with what is chosen in their fields; none where they have no fields. */
export function chosenRowsAbove(line: string, page: ScannedPage): readonly string[] {
  const part = markupAbove(line, page);
  return mayHoldChosen(part) ? rowsOf(withChosenValues(part)) : [];
}
