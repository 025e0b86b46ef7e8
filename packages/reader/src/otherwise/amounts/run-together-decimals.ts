import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowAround } from '../../shown/row-around.ts';
import { rowText } from '../../shown/row-text.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';
import { bareOf } from '../../text/bare-text.ts';
import { haveOtherNumbers } from './other-numbers.ts';

/** A number of several figures: the only kind that signs may part otherwise. */
const FIGURES = /\d[.,]?\d/;
const LETTER = /\p{L}/u;
/** "14.5"; "1.500" may be thousands. */
const DECIMAL = /\d[.,]\d(?!\d\d(?!\d))/;
const THOUSANDS = /\d[.,]\d{3}(?!\d)/;
const FRACTION = /[/⁄¼-¾⅐-⅞]/u;

/** Whether a line has such a number behind its first word; what stands before that is its amount. */
export const hasFiguresWithin = (line: string): boolean =>
  FIGURES.test(line) && FIGURES.test(line.slice(line.search(LETTER)));

/** The row that has all figures of such a line, but parts those of a number within it otherwise: "(145 oz)" for "(14.5 oz)"; null for none. */
export function decimalsOtherwise(
  { line, bare }: SeenLine,
  at: number,
  { markup, places }: ScannedPage,
): string | null {
  if (at < 0) return null;
  const [from, to] = [places.of(at).markupAt, places.of(at + bare.length - 1).markupAt];
  // Few have one, and to read a row takes long.
  if (!DECIMAL.test(line) && !DECIMAL.test(markup.slice(from, to + bare.length))) return null;
  const written = rowAround(markup, from, to);
  const row = written === null ? '' : rowText(written);
  if (bareOf(row) !== bare || FRACTION.test(line + row) || THOUSANDS.test(line + row)) return null;
  return haveOtherNumbers(line, row) ? row : null;
}
