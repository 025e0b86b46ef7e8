import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { namesFood } from '../../foods/food-words.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import { lexiconOf } from '../../ingredients/language.ts';
import { readIngredient } from '../../ingredients/read-ingredient.ts';
import {
  ingredientLikeness,
  opensWithAmountWord,
  statesAmount,
} from '../../lines/page-line-likeness.ts';
import { isWholeRow } from '../../scan/row-start.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowAround } from '../../shown/row-around.ts';
import { type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { bareOf } from '../../text/bare-text.ts';
import { BLOCK_TAG } from '../../text/block-tag.ts';
import { placesIn } from '../../text/places-in.ts';
import { isMeasuredStaple } from '../../vocabulary/staples.ts';
import { amountColumns } from '../amounts/amount-columns.ts';
import { type FoodReading, foodReadingOf } from '../foods/food-reading.ts';
import { longestFoodWord } from '../foods/food-words-differ.ts';
import { foodRows, mayBeFood, type RowTexts, rowTexts } from './row-texts.ts';
import { rowWithoutAsides } from './row-without-asides.ts';
import { areSaidAlike } from '../foods/say-the-same-of-food.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';

const MOST_PLACES = 16;
const SHORTEST = 2;
/** "1x 2x 3x" are buttons. */
const WORD = /\p{L}{2}/u;
/** Of the lines by which a list is looked for. */
const MOST_LINES = 3;
/** Of the markup around a list, as much as its heading takes. */
const AROUND = 2_000;
const PER_ROW = 1_500;
const LIST_MAX = 80_000;

const saysSo = (row: RowTexts, line: string, foods: FoodReading): boolean =>
  bareOf(row.joined) === bareOf(line) ||
  areSaidAlike(line, row.joined, foods) ||
  (row.apart !== row.joined && areSaidAlike(line, row.apart, foods)) ||
  rowWithoutAsides(row.written, line).some((text) => areSaidAlike(line, text, foods));

/** A line with its longest word, which stands in few rows of a page. */
interface Sought {
  line: string;
  index: number;
  word: string;
}

/** The lines of which few others have the longest word. */
const soughtIn = (lines: readonly string[], foods: FoodReading): Sought[] =>
  lines
    .map((line, index) => ({ line, index, word: bareOf(longestFoodWord(line, foods)) }))
    .filter(({ word }) => word.length >= SHORTEST)
    .toSorted((one, other) => other.word.length - one.word.length)
    .slice(0, MOST_LINES);

/** A row of the page, by its place in the markup and that of the line which it says. */
interface Found {
  place: number;
  index: number;
}

/** The first row that says what a line says; null for none. */
function rowSaying(
  { line, word, index }: Sought,
  page: ScannedPage,
  foods: FoodReading,
): Found | null {
  const { markup, places, shown } = page;
  for (const at of placesIn(shown, word, MOST_PLACES)) {
    const [place, to] = [places.of(at).markupAt, places.of(at + word.length - 1).markupAt];
    const written = rowAround(markup, place, to);
    if (written === null) continue;
    const row = rowTexts(written);
    if (!mayBeFood(row)) continue;
    const ways = [row, ...amountColumns([row]).flat()];
    if (ways.some((way) => saysSo(way, line, foods))) return { place, index };
  }
  return null;
}

/** Rows by which the list may be found: those of lines that are shown as they are, where there are any. */
function* rowsOfList(
  lines: readonly string[],
  page: ScannedPage,
  foods: FoodReading,
): Generator<Found> {
  const seen = seenLines(lines, page.shown);
  const isRow = ({ at, bare }: SeenLine): boolean =>
    at >= 0 && isWholeRow({ from: at, to: at + bare.length }, page);
  const ends = new Set([seen.findIndex(isRow), seen.findLastIndex(isRow)]);
  ends.delete(-1);
  for (const index of ends) yield { place: page.places.of(seen[index]?.at ?? 0).markupAt, index };
  if (ends.size > 0) return;
  for (const sought of soughtIn(lines, foods)) {
    const found = rowSaying(sought, page, foods);
    if (found) yield found;
  }
}

/** Of a list as it was last asked for; lists are replaced, never changed. */
const known = knownWhileReading<readonly string[], { page: ScannedPage; isSaid: boolean }>();

/** Whether the page lists what is declared, though in other words: "2 tbsp sugar" as "2 tablespoons of sugar". */
export function isListSaidAlike(lines: readonly string[], page: ScannedPage): boolean {
  const before = known.get(lines);
  if (before?.page === page) return before.isSaid;
  const isSaid = lines.length <= MAX_COMPARED && readIsSaid(lines, page);
  known.set(lines, { page, isSaid });
  return isSaid;
}

function readIsSaid(lines: readonly string[], page: ScannedPage): boolean {
  const language = guessLanguage(lines.join(' '));
  const foods = foodReadingOf(page, lexiconOf(language));
  const mayBeListed = ({ joined }: RowTexts): boolean =>
    WORD.test(joined) &&
    ingredientLikeness(joined) >= 0 &&
    (statesAmount(joined) ||
      opensWithAmountWord(joined) ||
      namesFood(joined, language) ||
      isMeasuredStaple(joined) ||
      // "Griljermel 2 ss": measures in which only some languages count.
      (/\d/.test(joined) && readIngredient(joined).unit !== ''));
  const isSaidIn = (rows: readonly RowTexts[]): boolean => {
    let next = 0;
    for (const [at, row] of rows.entries()) {
      // A row says no more than one line.
      if (rows.length - at < lines.length - next) return false;
      const line = lines[next];
      if (line !== undefined && saysSo(row, line, foods)) next++;
      else if (mayBeListed(row)) return false;
    }
    return next >= lines.length;
  };
  let tried = { from: 0, to: 0 };
  for (const { place, index } of rowsOfList(lines, page, foods)) {
    if (place >= tried.from && place < tried.to) continue;
    const from = place - Math.min(LIST_MAX, AROUND + index * PER_ROW);
    const to = place + Math.min(LIST_MAX, AROUND + (lines.length - index) * PER_ROW);
    const around = page.markup.slice(from, to);
    for (const rows of foodRows(around.slice(Math.max(0, around.search(BLOCK_TAG)))))
      // Columns have no more rows than their table.
      if (rows.length >= lines.length)
        if ([rows, ...amountColumns(rows)].some(isSaidIn)) return true;
    tried = { from, to };
  }
  return false;
}
