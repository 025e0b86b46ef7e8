import type { ScannedPage } from '../../scan/scan-page.ts';
import type { SeenLine } from '../seen-lines.ts';
import { shownRows } from '../shown-rows.ts';

/** What stands further below is of other dishes. */
const LETTERS = 400;
const MARKUP_BELOW = 6_000;
const MOST_ROWS = 16;

/** The bare text right below the place where a page shows a line. */
export const textBelow = ({ at, bare }: SeenLine, { shown }: ScannedPage): string =>
  shown.slice(at + bare.length, at + bare.length + LETTERS);

/** The rows of a page below that place, the first of them next to it. */
export function rowsBelow({ at, bare }: SeenLine, { markup, places }: ScannedPage): string[] {
  const start = places.of(at + bare.length).markupAt;
  const rows: string[] = [];
  for (const { text } of shownRows(`${markup.slice(start, start + MARKUP_BELOW)}<br>`)) {
    rows.push(text);
    if (rows.length === MOST_ROWS) break;
  }
  return rows;
}
