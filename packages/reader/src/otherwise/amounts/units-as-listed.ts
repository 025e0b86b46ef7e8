import { beginsRow, isWholeRow } from '../../scan/row-start.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { endOf, type SeenLine } from '../../shown/seen-lines.ts';
import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';
import { sameUnitWords } from './other-unit-words.ts';

/** "2 tsp", and what it is of. */
const MEASURED = /^([\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s.,/⁄–-]{0,12})(\p{L}{2,12})\.?\s+(\p{L}.*)$/u;
const MOST_PLACES = 4;
/** Between two rows of a list stand no more letters than another one or two have. */
const FARTHEST = 160;

/** Where a page has a text as a row, behind a place if it can be; nowhere for -1. */
function rowAt(bare: string, from: number, page: ScannedPage): number {
  let first = -1;
  for (const at of placesIn(page.shown, bare, MOST_PLACES)) {
    if (!isWholeRow({ from: at, to: at + bare.length }, page)) continue;
    if (at >= from) return at;
    if (first < 0) first = at;
  }
  return first;
}

/** Whether a line stands next below another. */
const isBeside = (one: SeenLine | undefined, other: SeenLine | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.at >= 0 &&
  other.at >= endOf(one) &&
  other.at - endOf(one) <= FARTHEST;

/**
 * The lines, those that are no rows of the page with another word for their unit where that makes one: "2 tsp" in the data is
 * "2 teaspoon" in many a list, and the same letters stand in the steps as well.
 */
export function unitsAsListed(lines: readonly SeenLine[], page: ScannedPage): readonly SeenLine[] {
  const asRow = (own: SeenLine, from: number): SeenLine => {
    const [, amount = '', unit = '', food = ''] = MEASURED.exec(own.line) ?? [];
    // More may stand behind it in its row.
    if (unit === '' || (own.at >= 0 && beginsRow(own.at, page))) return own;
    const behind = bareOf(food);
    if (!page.shown.includes(behind)) return own;
    for (const word of sameUnitWords(unit.toLowerCase())) {
      const bare = bareOf(amount + word) + behind;
      const at = rowAt(bare, from, page);
      if (at >= 0) return { line: `${amount}${word} ${food}`, bare, at };
    }
    return own;
  };
  let end = 0;
  const written = lines.map((own) => {
    const row = asRow(own, end);
    if (row.at >= 0) end = endOf(row);
    return row;
  });
  // A story may list some of them, too: what counts is the list that has the lines beside them.
  const listed = lines.map((own, at) => {
    const other = written[at] ?? own;
    return isBeside(written[at - 1], other) || isBeside(other, written[at + 1]) ? other : own;
  });
  return listed.every((line, at) => line === lines[at]) ? lines : listed;
}
