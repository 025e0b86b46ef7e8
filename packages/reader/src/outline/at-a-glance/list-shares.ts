import type { ScannedPage } from '../../scan/scan-page.ts';
import type { Span } from '../../scan/span.ts';
import { bareItem, itemsInList, itemsMaybeInList } from './list-items-beside.ts';

/** Of the rows of a list, at least this share should be declared for it to be the declared one. */
export const LEAST_SHARE = 1 / 3;

/** Of a line or a row, as much as tells it from others. */
const PROBE = 60;
const ROW_PROBE = 40;
const ROW_LEAST = 12;
/** Fewer letters are a food that a step names, where more stand before them. */
const TOLD = 30;

/** Whether a row may hold a line: it begins with that, is mostly that, or that is so long that it stands nowhere by chance. */
function mayHold(row: string, line: string): boolean {
  const at = row.indexOf(line.slice(0, PROBE));
  return at === 0 || (at > 0 && (line.length >= TOLD || line.length * 2 >= row.length));
}

/** Whether the list of an item may be the declared one: the story lists some of the same foods, and the steps name others. */
export function mayHoldEnough(item: Span, lines: readonly string[], page: ScannedPage): boolean {
  const enough = Math.min(lines.length, itemsInList(item, page).length * LEAST_SHARE);
  const texts = itemsMaybeInList(item, page).map((one) => bareItem(one, page));
  const held = lines.filter((line) => texts.some((text) => mayHold(text, line)));
  if (held.length >= enough) return true;
  // The data may tell in one line what the page tells in several.
  const within = texts.filter((text) => {
    const probe = text.slice(0, ROW_PROBE);
    return probe.length >= ROW_LEAST && lines.some((line) => line.includes(probe));
  });
  return held.length + within.length >= enough;
}
