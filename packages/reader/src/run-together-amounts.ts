import { rowAround } from './row-around.ts';
import type { ScannedPage } from './scan/scan-page.ts';
import { bareOf } from './text/bare-text.ts';
import { placesIn } from './text/places-in.ts';
import { plainLine } from './text/plain-text.ts';

/** A whole number at the start of a line. */
const WHOLE = /^(\d{1,5})(?!\d|[.,]\d|\s?[/⁄∕]\s?\d)/u;
const WHOLE_IN_MARKUP =
  /^\s*(\d{1,5})(?!\d|[.,]\d|\s?(?:[/⁄∕]|&frasl;)|[^\S\n]?&frac|\s?[¼-¾⅐-⅞]|\s?[–-]\s?\d)/u;
const OPENING = 60;
const MAX_PLACES = 12;
const LINE_MAX = 200;

const TAG = /<[^<>]{0,2000}>/g;
const SMALL_TYPE = /<su[bp]\b/i;
const FRACTION_SIGN = /[¼-¾⅐-⅞]/gu;

const withWrittenFractions = (text: string): string =>
  text.replace(FRACTION_SIGN, (sign) => ` ${sign.normalize('NFKC')}`);

/** The texts that a reader may see in a row: elements side by side may stand apart or form one word. */
function textsOf(row: string): string[] {
  const apart = plainLine(row.replace(TAG, ' '));
  // A fraction of small figures alone has nothing else that parts them.
  return (SMALL_TYPE.test(row) ? [apart] : [apart, plainLine(row)]).map(withWrittenFractions);
}

/** A number that is no part of another one; thousands may stand apart. */
const numberAlone = (number: string): RegExp =>
  new RegExp(
    String.raw`(?<!\d|\d[.,]|\d\s?[/⁄∕]\s?)${number.replace(/\B(?=\d{3}$)/, String.raw`[.,'’\s]?`)}(?!\d|[.,]\d|\s?[/⁄∕]\s?\d)`,
    'gu',
  );

const beginsWith = (text: string, number: RegExp, line: string): boolean =>
  [...text.matchAll(number)].some(({ index }) => bareOf(text.slice(index)).startsWith(line));

/** Where the page has a line as it looks without signs: whether its number stands there too, and if not, what does. */
function rowWithout(
  number: string,
  { at, line }: { at: number; line: string },
  { markup, places, shown }: ScannedPage,
): string | null {
  const { markupAt, isFirst } = places.of(at);
  const isBehindDigit = /\d/.test(shown.charAt(at - 1));
  if (!isBehindDigit && number.length === 1) return null;
  const opening = WHOLE_IN_MARKUP.exec(markup.slice(markupAt, markupAt + OPENING))?.[1];
  if (!isBehindDigit && isFirst && opening === number) return null;
  const row = rowAround(markup, markupAt, places.of(at + line.length - 1).markupAt);
  if (row === null) return null;
  const alone = numberAlone(number);
  return textsOf(row).some((text) => beginsWith(text, alone, line)) ? null : plainLine(row);
}

/**
 * The shown lines whose number the page has only with a sign between its figures, or as the end of another number, each with
 * its row: "12 tsp" and "2 tsp" where that says "1/2 tsp".
 */
export function runTogetherAmounts(
  lines: readonly string[],
  page: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const written of lines) {
    const number = WHOLE.exec(written)?.[1];
    if (number === undefined) continue;
    const line = bareOf(written).slice(0, LINE_MAX);
    const rows: (string | null)[] = [];
    for (const at of placesIn(page.shown, line, MAX_PLACES)) {
      rows.push(rowWithout(number, { at, line }, page));
      if (rows.at(-1) === null) break;
    }
    const [row] = rows;
    if (typeof row === 'string' && !rows.includes(null)) found.set(written, row);
  }
  return found;
}
