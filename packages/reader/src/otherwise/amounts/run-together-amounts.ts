import { rowAround } from '../../shown/row-around.ts';
import { rowText } from '../../shown/row-text.ts';
import { decimalsOtherwise, hasFiguresWithin } from './run-together-decimals.ts';
import { withMixedNumbers } from './run-together-fractions.ts';
import { beginsRow } from '../../scan/row-start.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';
import { elementsApart } from '../../text/elements-apart.ts';
import { plainLine } from '../../text/plain-text.ts';
import { withCellsApart } from '../../text/table-cells.ts';
import { endsInNumbers, withWrittenFractions } from '../../text/written-numbers.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';

/** What stands before the first letter of a line. */
const AMOUNT = /^[^\p{L}]{0,12}[\d¼-¾⅐-⅞][^\p{L}]{0,12}(?=\p{L})/u;
const AMOUNTS = /[^\p{L}]{0,12}\d[^\p{L}]{0,12}(?=\p{L})/gu;
const OPENING = 60;
const MAX_PLACES = 12;
const LINE_MAX = 200;
/** The same with its signs. */
const REST_MAX = 600;
const MOST_COMPARED = 200;

const DIGIT = /\d/;
const SMALL_TYPE = /<su[bp]\b/i;

interface Line {
  amount: string;
  bare: string;
}

function amountLine({ line, bare }: SeenLine): Line | null {
  const amount = AMOUNT.exec(line)?.[0].trim();
  return amount === undefined ? null : { amount, bare: bare.slice(0, LINE_MAX) };
}

/** Whether a text has a line with the numbers of its amount, and not only with their figures. */
function hasAmount(text: string, { amount, bare }: Line): boolean {
  const figures = bareOf(amount);
  const rest = bare.slice(figures.length);
  const written = withWrittenFractions(withMixedNumbers(text));
  return [...written.matchAll(AMOUNTS)].some(
    ({ 0: found, index }) =>
      bareOf(found).endsWith(figures) &&
      bareOf(written.slice(index + found.length).slice(0, REST_MAX)).startsWith(rest) &&
      endsInNumbers(found, withMixedNumbers(amount)),
  );
}

/** Whether a reader may see a line in a row: elements side by side may stand apart or form one word. */
const showsAmount = (row: string, line: Line): boolean =>
  hasAmount(elementsApart(withCellsApart(row, ' | ')), line) ||
  // A fraction of small figures may have nothing else that parts them.
  (!SMALL_TYPE.test(row) && hasAmount(plainLine(row), line));

/** "1½", "1 ½" and "1 1⁄2" as "1 1/2". */
const evenlyWritten = (amount: string): string =>
  withWrittenFractions(amount).replaceAll('⁄', '/').replace(/\s+/g, ' ').trim();

/** Whether some markup begins with the signs of an amount, be it with "½" for "1/2". */
function opensWith(markup: string, amount: string): boolean {
  if (markup.trimStart().startsWith(amount)) return true;
  const [text = ''] = markup.split('<', 1);
  return evenlyWritten(plainLine(text)).startsWith(evenlyWritten(amount));
}

/** The row of the page that has a line at a place only as far as its letters and figures go; null where it has all of it. */
function rowOtherwise(line: Line, at: number, page: ScannedPage): string | null {
  const { markup, places, shown } = page;
  // The end of the row above is no part of its number.
  const isBehindDigit = DIGIT.test(shown.charAt(at - 1)) && !beginsRow(at, page);
  if (!isBehindDigit && line.amount.length === 1) return null;
  const { markupAt, isFirst } = places.of(at);
  const opening = markup.slice(markupAt, markupAt + OPENING);
  if (!isBehindDigit && isFirst && opensWith(opening, line.amount)) return null;
  const row = rowAround(markup, markupAt, places.of(at + line.bare.length - 1).markupAt);
  if (row === null || showsAmount(row, line)) return null;
  return rowText(row);
}

/** The row of the page that tells a line otherwise wherever it shows its figures; null where one of them does not. */
function otherwiseEverywhere(
  { at, bare }: SeenLine,
  rowAt: (at: number) => string | null,
  { shown }: ScannedPage,
): string | null {
  // Most are told so where they stand in the list.
  if (rowAt(at) === null) return null;
  let other: string | null = null;
  for (const place of placesIn(shown, bare.slice(0, LINE_MAX), MAX_PLACES)) {
    const row = rowAt(place);
    if (row === null) return null;
    other ??= row;
  }
  return other;
}

/**
 * The shown lines whose amount the page has only with other signs between its figures, or as the end of another number, each
 * with its row: "12 tsp" and "2 tsp" where that says "1/2 tsp". The same of numbers within them.
 */
export function runTogetherAmounts(
  lines: readonly SeenLine[],
  page: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const seen of lines.slice(0, MOST_COMPARED)) {
    const line = amountLine(seen);
    let other = line && otherwiseEverywhere(seen, (at) => rowOtherwise(line, at, page), page);
    if (hasFiguresWithin(seen.line))
      other ??= otherwiseEverywhere(seen, (at) => decimalsOtherwise(seen, at, page), page);
    if (other !== null) found.set(seen.line, other);
  }
  return found;
}
