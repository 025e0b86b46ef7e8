import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { namesAnotherFood, namesListedFood } from '../../foods/food-words.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import type { Language } from '../../ingredients/language.ts';
import { opensWithAmountWord, statesAmount } from '../../lines/page-line-likeness.ts';
import { beginsRow } from '../../scan/row-start.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { once } from '../../text/once.ts';
import { rowAround } from '../row-around.ts';
import { rowText } from '../row-text.ts';
import { endOf, type SeenLine, seenLines } from '../seen-lines.ts';
import { areRowsInTurn } from './rows-in-turn.ts';
import { splitAfter } from './split-after.ts';

/** No ingredient is torn into more. */
const MOST_PIECES = 4;
const SIGN_BETWEEN = /[,;]/;
const OPENS_BRACKET = /\([^)]*$/;

const givesAmount = (line: string): boolean => statesAmount(line) || opensWithAmountWord(line);

/** Two lines that stand in one row of the page. */
interface Pieces {
  before: string;
  behind: string;
  /** What the page writes between them. */
  signs: string;
  /** Whether a tag stands between them. */
  areTagged: boolean;
}

/** Whether the second of two is no ingredient by itself, so that nobody would have put both in one row. */
function isRest({ before, behind, signs, areTagged }: Pieces, language: Language): boolean {
  // "1" and "5 tsp" of "1,5 tsp", "½" and "lime".
  if (!/\p{L}/u.test(before)) return true;
  if (OPENS_BRACKET.test(before) || /^\s*\(/.test(behind)) return true;
  if (/^\P{L}?\p{N}/u.test(behind) || opensWithAmountWord(behind)) return false;
  if (SIGN_BETWEEN.test(signs)) return givesAmount(before) && !namesAnotherFood(behind, language);
  return !areTagged || !namesListedFood(before, language) || !namesAnotherFood(behind, language);
}

const IN_NUMBER = /^[.,/⁄]$/;
/** "½ - 1 cup" is no cup and a half. */
const IN_RANGE = /^\s?[-–—]\s?$/;

/** What is to stand between two lines that are put together. */
function between(before: string, signs: string): string {
  if (IN_NUMBER.test(signs) || IN_RANGE.test(signs)) return signs;
  return SIGN_BETWEEN.test(signs) && !SIGN_BETWEEN.test(before.slice(-1)) ? ', ' : ' ';
}

/** Lines of which a row of the page consists, each in its place. */
function piecesOf(lines: readonly SeenLine[], start: number, page: ScannedPage): SeenLine[] {
  const pieces: SeenLine[] = [];
  let at = start;
  for (const line of lines.slice(0, MOST_PIECES)) {
    if (line.bare === '' || !page.shown.startsWith(line.bare, at)) return [];
    pieces.push({ ...line, at });
    at += line.bare.length;
    if (beginsRow(at, page)) return pieces;
  }
  return [];
}

/** The same from a line on, which stands behind the one before it, or where it was found. */
function rowFrom(lines: readonly SeenLine[], index: number, page: ScannedPage): SeenLine[] {
  const [above, first] = [lines[index - 1], lines[index]];
  if (!first || first.at < 0) return [];
  const starts = [...(above && above.at >= 0 ? [endOf(above)] : []), first.at];
  for (const start of starts) {
    const pieces = beginsRow(start, page) ? piecesOf(lines.slice(index), start, page) : [];
    if (pieces.length > 1) return pieces;
  }
  return [];
}

/** Lines that make up a row, put together as far as they belong together. */
function joined(
  pieces: readonly SeenLine[],
  page: ScannedPage,
  language: () => Language,
): string[] | null {
  const { markup, places } = page;
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return null;
  const written = rowAround(
    markup,
    places.of(first.at).markupAt,
    places.of(endOf(last) - 1).markupAt,
  );
  const text = written === null ? '' : rowText(written);
  if (bareOf(text) !== pieces.map(({ bare }) => bare).join('')) return null;
  const whole = [first.line];
  let told = '';
  for (const [index, { line, at, bare }] of pieces.entries()) {
    told += bare;
    const before = whole.at(-1) ?? '';
    if (index === 0) continue;
    const signs = splitAfter(told.slice(0, -bare.length), text)?.signs ?? '';
    const areTagged = places.isParted(at - 1, at);
    if (isRest({ before, behind: line, signs, areTagged }, language())) {
      whole[whole.length - 1] = `${before}${between(before, signs)}${line}`;
    } else whole.push(line);
  }
  return whole;
}

/** The lines, put together where the page shows several of them as one row and the second names nothing by itself: "1 container" and "whipped topping". */
export function joinInRows(lines: string[], page: ScannedPage): string[] {
  if (lines.length > MAX_COMPARED || lines.length < 2) return lines;
  const seen = seenLines(lines, page.shown);
  if (areRowsInTurn(seen, page)) return lines;
  const language = once(() => guessLanguage(lines.join(' ')));
  const whole: string[] = [];
  let index = 0;
  while (index < lines.length) {
    const pieces = rowFrom(seen, index, page);
    const rows = joined(pieces, page, language);
    whole.push(...(rows ?? lines.slice(index, index + 1)));
    index += rows ? pieces.length : 1;
  }
  return whole.length < lines.length ? whole : lines;
}
