import { guessLanguage } from '../../ingredients/heard-language.ts';
import { type Language, lexiconOf } from '../../ingredients/language.ts';
import { readIngredient } from '../../ingredients/read-ingredient.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { areRowsInTurn } from '../../shown/lists/rows-in-turn.ts';
import { endOf, type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { bareOf } from '../../text/bare-text.ts';
import { startsWithNumber } from '../../text/number-signs.ts';
import { once } from '../../text/once.ts';
import { wordsOf } from '../../text/word-share.ts';
import { gapRows, type LinesAround } from '../lists/gap-rows.ts';
import { amountsDiffer } from '../amounts/amounts-differ.ts';
import { isRowOtherwise } from '../lists/placed-otherwise.ts';
import { type FoodReading, foodReadingOf } from './food-reading.ts';
import { foodWordsDiffer } from './food-words-differ.ts';
import { isOfSameFoodAndNumbers } from './same-food-and-numbers.ts';

/** More lines are not of one dish. */
const MOST_COMPARED = 80;

const lastWord = (line: string): string => bareOf(wordsOf(line).at(-1) ?? '');

const isAgain = (group: readonly number[]): boolean => group.length > 1;

/** The numbers of the lines of which another names the same food. */
function doubledAmong(lines: readonly string[], language: () => Language): Set<number> {
  const foodOf = (index: number): string =>
    bareOf(readIngredient(lines[index] ?? '', language()).item);
  // To read what food a line names takes longer than its last word.
  return new Set(
    [...Map.groupBy(lines.keys(), (index) => lastWord(lines[index] ?? '')).values()]
      .filter(isAgain)
      .flatMap((group) => [...Map.groupBy(group, foodOf).values()].filter(isAgain).flat()),
  );
}

/** Lines that stand between two others, or beside one, by their numbers. */
interface Gap extends LinesAround {
  numbers: number[];
}

/** The doubled foods with the lines around them, where the page shows all of these one behind the other; else null. */
function gapsOf(
  lines: readonly string[],
  doubled: ReadonlySet<number>,
  { shown }: ScannedPage,
): Gap[] | null {
  const others = [...lines.keys()].filter((index) => !doubled.has(index));
  const seen = seenLines(
    others.map((index) => lines[index] ?? ''),
    shown,
  );
  let end = 0;
  for (const line of seen) {
    if (line.at < end) return null;
    end = endOf(line);
  }
  const gaps = [...seen.keys(), seen.length].map((place): Gap => {
    const [from, to] = [others[place - 1] ?? -1, others[place] ?? lines.length];
    const numbers = Array.from({ length: to - from - 1 }, (_, at) => from + 1 + at);
    return { numbers, above: seen[place - 1], below: seen[place] };
  });
  return seen.length < 2 ? null : gaps.filter(({ numbers }) => numbers.length > 0);
}

/** The rows of the page in the place of the lines of a gap, null for one that it leaves out; null where they are not told apart. */
function rowsFor(
  { numbers, ...around }: Gap,
  lines: readonly string[],
  page: ScannedPage,
): (string | null)[] | null {
  const most = numbers.length;
  const rows = gapRows(around, most + 1, page);
  const words = numbers.map((index) => lastWord(lines[index] ?? ''));
  const named = rows.filter((row) => words.some((word) => bareOf(row).includes(word)));
  const like = named.length < most ? rows.filter(startsWithNumber) : named;
  const own = around.above ? like.slice(0, most) : like.slice(-most);
  const isWhole = around.above === undefined || around.below === undefined || like.length === most;
  if (own.length === most) return isWhole ? own : null;
  const isLeftOut =
    most === 1 && around.above && around.below && !rows.some((row) => /\d/.test(row));
  return isLeftOut ? [null] : null;
}

/** Whether a row gives a range for a number, or says another word of the food. */
const isSaidOtherwise = (line: string, row: string, foods: FoodReading): boolean =>
  bareOf(line) !== bareOf(row) &&
  (amountsDiffer(line, row, foods) || foodWordsDiffer(line, row, foods));

/** The rows of ingredients that a page has otherwise, by their numbers; null for one that it leaves out. */
export type OtherRows = ReadonlyMap<number, string | null>;

/** Ingredients as a page lists them, of which it has some otherwise. */
interface ListedOtherwise {
  lines: readonly SeenLine[];
  otherwise: OtherRows;
}

/**
 * How the page lists ingredients of which some name a food that others name as well, where it differs in these alone: of two
 * spoons of salt, in two parts, the page may have another amount of the one.
 */
export function doubledFoods(
  ingredients: readonly string[],
  page: ScannedPage,
): ListedOtherwise | null {
  if (ingredients.length > MOST_COMPARED) return null;
  const language = once(() => guessLanguage(ingredients.join(' ')));
  const doubled = doubledAmong(ingredients, language);
  const gaps = doubled.size === 0 ? null : gapsOf(ingredients, doubled, page);
  if (!gaps) return null;
  const listed: (string | null)[] = [...ingredients];
  for (const gap of gaps) {
    const rows = rowsFor(gap, ingredients, page);
    if (!rows) return null;
    for (const [at, index] of gap.numbers.entries()) listed[index] = rows[at] ?? null;
  }
  const rows = listed.filter((row) => row !== null);
  if (!areRowsInTurn(seenLines(rows, page.shown), page)) return null;
  const otherwise = new Map<number, string | null>();
  const foods = foodReadingOf(page, lexiconOf(language()));
  for (const [index, row] of listed.entries()) {
    const line = ingredients[index] ?? '';
    if (row === null || isRowOtherwise(line, row, language()) || isSaidOtherwise(line, row, foods))
      otherwise.set(index, row);
    else if (!isOfSameFoodAndNumbers(line, row, foods.lexicon)) return null;
  }
  const lines = listed.map((row, index) => row ?? ingredients[index] ?? '');
  return { lines: seenLines(lines, page.shown), otherwise };
}
