import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { isListedItem } from '../../lines/listed-item.ts';
import { opensWithAmountWord, statesAmount } from '../../lines/page-line-likeness.ts';
import { namesAnotherFood } from '../../foods/food-words.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import type { Language } from '../../ingredients/language.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { BLOCK_TAG, BLOCK_TAG_OR_LABEL } from '../../text/block-tag.ts';
import { NUMBER_SIGN } from '../../text/number-signs.ts';
import { once } from '../../text/once.ts';
import { type SeenLine, seenLines } from '../seen-lines.ts';
import { fewSpanItems, itemsOnLine, spansItems } from './items-on-line.ts';
import { rowsWithin } from './rows-within-line.ts';

/** More letters than a few ingredients have. */
const LINE_MAX = 400;

/** Signs or numbers part what stands on one line: "2 eggs, salt", "2 eggs 100 g butter". */
const MAY_BE_TWO = new RegExp(
  String.raw`[,;]\s|${NUMBER_SIGN}\P{L}*\p{L}[^\d¼-¾⅐-⅞]*${NUMBER_SIGN}`,
  'u',
);

/** "2" above "(15 oz) cans of beans" counts what follows. */
const NAMES_SOMETHING = /\p{L}{2}|\p{sc=Han}/u;

const opensWithAmount = (row: string): boolean =>
  /^\P{L}?\p{N}/u.test(row) || opensWithAmountWord(row);
const WORD_BEFORE_NUMBER = /^\p{L}{1,14}\.?\s(?=\p{N})/u;

/** Whether each of the rows of a line is an ingredient by its words. */
function areFoods(rows: readonly string[], line: string, language: () => Language): boolean {
  const isBehindSign = (row: string): boolean =>
    /[,;]\s+$/.test(line.slice(0, Math.max(0, line.indexOf(row))));
  // An amount and its food may be rows, too; the food is then behind no comma, whatever is noted of it.
  const isOfRowAbove = (row: string, index: number): boolean =>
    index > 0 &&
    opensWithAmount(rows[index - 1] ?? '') &&
    !opensWithAmount(row.replace(WORD_BEFORE_NUMBER, ''));
  return rows.every((row, index) =>
    isBehindSign(row)
      ? statesAmount(row) || namesAnotherFood(row, language())
      : (statesAmount(row) || opensWithAmountWord(row)) && !isOfRowAbove(row, index),
  );
}

/** The rows by themselves; the line as one where there is only one, or some of them name nothing. */
const ifSeveral = (rows: readonly string[]): readonly string[] | null =>
  rows.length > 1 && rows.every((row) => NAMES_SOMETHING.test(row)) ? rows : null;

/** Whether a tag stands within a line: what none parts is one row. */
const isTagged = ({ at, bare }: SeenLine, { places }: ScannedPage): boolean =>
  places.isParted(at, at + bare.length - 1);

/** What is known of the list of a line, once that is asked for. */
interface ListOfLine {
  page: ScannedPage;
  language: () => Language;
  fewSpanItems: () => boolean;
}

/** The ingredients that a page shows as rows where its data has one line; null where it does not. */
function partedAsShown(
  seen: SeenLine,
  { page, language, fewSpanItems: isList }: ListOfLine,
): readonly string[] | null {
  const { line, at } = seen;
  if (at < 0 || line.length > LINE_MAX || !isTagged(seen, page)) return null;
  const mayBeTwo = MAY_BE_TWO.test(line);
  // An item of a list is an ingredient, whatever its words.
  const items =
    (mayBeTwo || spansItems(seen, page)) && isList() ? ifSeveral(itemsOnLine(seen, page)) : null;
  if (items) return items.filter(isListedItem);
  if (!mayBeTwo) return null;
  const rows =
    ifSeveral(rowsWithin(seen, BLOCK_TAG, page)) ??
    ifSeveral(rowsWithin(seen, BLOCK_TAG_OR_LABEL, page));
  return rows && areFoods(rows, line, language) ? rows : null;
}

/** The ingredients, of which the page shows some as rows of their own where the data has them on one line. */
export function partAsShown(lines: string[], page: ScannedPage): string[] {
  if (lines.length > MAX_COMPARED) return lines;
  const seen = seenLines(lines, page.shown);
  const list = {
    page,
    language: once(() => guessLanguage(lines.join(' '))),
    fewSpanItems: once(() => fewSpanItems(seen, page)),
  };
  const parted = seen.map((line) => partedAsShown(line, list));
  const areAny = parted.some((rows) => rows !== null);
  return areAny ? parted.flatMap((rows, at) => rows ?? lines[at] ?? []) : lines;
}
