import { ingredientLikeness, statesAmount } from '../lines/page-line-likeness.ts';
import { amountIn } from '../ingredients/amount-in.ts';
import type { Amount } from '../ingredients/amount.ts';
import { type Fraction, valueOf } from '../ingredients/fraction.ts';
import { guessLanguage } from '../ingredients/heard-language.ts';
import { lexiconOf } from '../ingredients/language.ts';
import { readIngredient } from '../ingredients/read-ingredient.ts';
import { rowAround } from '../shown/row-around.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { shownRows } from '../shown/shown-rows.ts';
import { stepTerms } from './step-terms.ts';
import { wordsDisagree } from './steps-disagree.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';
import { withCellsApart } from '../text/table-cells.ts';

const MAX_PLACES = 4;
/** More stands between two lines of a list only where something else does. */
const GAP_MAX = 120;
const MOST_COMPARED = 20;

/** The one row that holds all from one place of the bare text to another; null where several do. */
function rowOf(from: number, to: number, { markup, places }: ScannedPage): string | null {
  const row = rowAround(markup, places.of(from).markupAt, places.of(to).markupAt);
  const rows = row === null ? [] : [...shownRows(`${withCellsApart(row, ' ')}<br>`)];
  return rows.length === 1 ? (rows[0]?.text ?? null) : null;
}

/** The row behind a place where the page shows the one line, up to the other; the next one where that is empty. */
function rowBehind(above: string, below: string, page: ScannedPage): string | null {
  for (const at of placesIn(page.shown, above, MAX_PLACES)) {
    const from = at + above.length;
    const gap = page.shown.slice(from, from + GAP_MAX + below.length).indexOf(below);
    if ((below !== '' && gap <= 0) || !page.places.of(from).isFirst) continue;
    const row = rowOf(from, from + Math.max(0, gap - 1), page);
    if (row !== null) return row;
  }
  return null;
}

/** The row before a place where the page shows a line. */
function rowBefore(below: string, page: ScannedPage): string | null {
  for (const at of placesIn(page.shown, below, MAX_PLACES)) {
    const row = at > 0 && page.places.of(at).isFirst ? rowOf(at - 1, at - 1, page) : null;
    if (row !== null) return row;
  }
  return null;
}

/** The row that a page has in the place of a declared line, between or beside the same neighbours; null for none. */
function rowInPlace(line: string, declared: readonly string[], page: ScannedPage): string | null {
  const at = declared.indexOf(line);
  const [above, below] = [bareOf(declared[at - 1] ?? ''), bareOf(declared[at + 1] ?? '')];
  if (above === '' && below === '') return null;
  const row = above === '' ? rowBefore(below, page) : rowBehind(above, below, page);
  const isOwn = row !== null && !declared.some((other) => bareOf(other) === bareOf(row));
  return isOwn && ingredientLikeness(row) > 0 ? row : null;
}

interface Place {
  row: string;
  hasSameAmount: boolean;
  /** Another number in the same unit. */
  hasOtherAmount: boolean;
  isOtherFood: boolean;
  /** Whether it gives an amount, and the lines before and behind it stand there as they are declared. */
  isBetween: boolean;
}

/** Thirds are rounded. */
const ROUNDED = 0.05;

const isBelow = (high: Fraction, low: Fraction): boolean =>
  valueOf(high) > 0 && valueOf(high) < valueOf(low) * (1 - ROUNDED);

/** Whether two amounts have nothing in common; one that is not stated may be any. */
const areOther = (one: Amount, other: Amount): boolean =>
  one.low !== null &&
  one.high !== null &&
  other.low !== null &&
  other.high !== null &&
  (isBelow(one.high, other.low) || isBelow(other.high, one.low));

function comparedInPlace(
  line: string,
  declared: readonly string[],
  page: ScannedPage,
): Place | null {
  const row = rowInPlace(line, declared, page);
  if (row === null) return null;
  const at = declared.indexOf(line);
  const language = guessLanguage(declared.join(' '));
  const [ours, theirs] = [readIngredient(line, language), readIngredient(row, language)];
  const lexicon = lexiconOf(language);
  const amountOf = (text: string): Amount => amountIn(text, lexicon).amount;
  const wordsOf = (item: string): string[] => stepTerms(item, lexicon).words;
  const unitOf = (unit: string): string => lexicon.units.get(unit.toLowerCase()) ?? unit;
  const isSameUnit = unitOf(ours.unit) === unitOf(theirs.unit);
  return {
    row,
    hasSameAmount: isSameUnit && ours.quantity === theirs.quantity && ours.quantity !== '',
    hasOtherAmount: isSameUnit && areOther(amountOf(line), amountOf(row)),
    isOtherFood: wordsDisagree(wordsOf(ours.item), wordsOf(theirs.item)),
    isBetween: statesAmount(row) && at > 0 && at < declared.length - 1,
  };
}

/** Whether the row in the place of a line says the same in other words: what stands elsewhere is then of something else. */
export function agreesInPlace(
  line: string,
  declared: readonly string[],
  page: ScannedPage,
): boolean {
  const place = comparedInPlace(line, declared, page);
  return place !== null && place.hasSameAmount && !place.isOtherFood;
}

/** The lines, none of them shown, in whose place among the others the page has another food or another amount of the same, each with that row. */
export function placedOtherwise(
  unseen: readonly string[],
  declared: readonly string[],
  page: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of unseen.slice(0, MOST_COMPARED)) {
    const place = comparedInPlace(line, declared, page);
    if (
      place &&
      (place.isOtherFood ? place.hasSameAmount || place.isBetween : place.hasOtherAmount)
    )
      found.set(line, place.row);
  }
  return found;
}
