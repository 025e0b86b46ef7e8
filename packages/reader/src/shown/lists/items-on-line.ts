import type { ScannedPage } from '../../scan/scan-page.ts';
import type { SeenLine } from '../seen-lines.ts';
import { rowsWithin } from './rows-within-line.ts';

const ITEM = /<(\/?)([uo]l|li|tr)\b/gi;
const ITEM_OR_DESCRIPTION = /<(\/?)([uo]l|li|tr|dd)\b/gi;
/** What is described stands beside the term: both are one item. */
const TERM = /<\/?dt\b/i;

/** Whether a line begins in one item of a list and ends in another. */
export function spansItems({ at, bare }: SeenLine, { items, places }: ScannedPage): boolean {
  const first = items.around(places.of(at).markupAt);
  const last = first && items.around(places.of(at + bare.length - 1).markupAt);
  return last !== null && first !== null && first.from !== last.from;
}

/** Whether some lines of a list do so, but not most: then amounts and foods are items by themselves. */
export const fewSpanItems = (lines: readonly SeenLine[], page: ScannedPage): boolean =>
  lines.filter((line) => line.at >= 0 && spansItems(line, page)).length <= lines.length / 2;

/** A line as the items that lists of the page make of it, or the rows that a table does. */
export function itemsOnLine(line: SeenLine, page: ScannedPage): string[] {
  const { markup, places } = page;
  const last = line.at + line.bare.length - 1;
  const written = markup.slice(places.of(line.at).markupAt, places.of(last).markupAt);
  return rowsWithin(line, TERM.test(written) ? ITEM : ITEM_OR_DESCRIPTION, page);
}
