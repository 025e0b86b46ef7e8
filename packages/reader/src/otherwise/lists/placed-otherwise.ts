import { ingredientLikeness, statesAmount } from '../../lines/page-line-likeness.ts';
import { amountIn } from '../../ingredients/amount-in.ts';
import type { Amount } from '../../ingredients/amount.ts';
import { type Fraction, valueOf } from '../../ingredients/fraction.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import { type Language, lexiconOf } from '../../ingredients/language.ts';
import { hasSize } from '../../ingredients/measure-size.ts';
import { readIngredient } from '../../ingredients/read-ingredient.ts';
import type { UnitName } from '../../ingredients/unit.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { once } from '../../text/once.ts';
import { goesOnWithFood } from '../foods/more-food.ts';
import { haveOtherNumbers } from '../amounts/other-numbers.ts';
import { areOtherUnits } from '../amounts/other-units.ts';
import { rowInPlace } from './row-in-place.ts';
import { stepTerms } from '../steps/step-terms.ts';
import { wordsDisagree } from '../steps/steps-disagree.ts';

const MOST_COMPARED = 20;

/** A line beside a row that stands for it. */
interface Compared {
  hasSameAmount: boolean;
  /** Another number in the same unit, or of the same words. */
  hasOtherAmount: boolean;
  /** The same number, of which only one of the two says what it measures: "600 thighs" and "600 g thighs". */
  isMeasuredInOne: boolean;
  /** The same number of something larger or smaller: "1 clove" and "1 head". */
  isInOtherUnit: boolean;
  /** Only one of the two says how much: "1 tsp salt" and "Salt". */
  isCountedInOne: boolean;
  /** Only one of the two goes on with another amount: "1 egg" and "1 egg plus 1 yolk". */
  isMoreInOne: boolean;
  isOtherFood: boolean;
}

/** The row in the place of a line. */
interface Place extends Compared {
  row: string;
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

const sameValue = (one: Fraction | null, other: Fraction | null): boolean =>
  one !== null && other !== null && valueOf(one) === valueOf(other);

/** "1.5" and "1 ½" are the same. */
const isEqual = (one: Amount, other: Amount): boolean =>
  sameValue(one.low, other.low) && sameValue(one.high, other.high);

/** A declared list with the language that is heard in it, and the page that shows it. */
interface ListOnPage {
  declared: readonly string[];
  language: () => Language;
  page: ScannedPage;
}

const listOnPage = (declared: readonly string[], page: ScannedPage): ListOnPage => ({
  declared,
  language: once(() => guessLanguage(declared.join(' '))),
  page,
});

const isMeasured = (unit: UnitName | undefined): boolean => unit !== undefined && hasSize(unit);

/** Whether a row has only the last words of a line: "salt" of "1 tsp salt". */
const endsWithWords = (line: string, row: string): boolean =>
  ` ${line}`.toLowerCase().endsWith(` ${row.toLowerCase()}`);

function comparedInPlace(line: string, { declared, page, language }: ListOnPage): Place | null {
  const row = rowInPlace(line, declared, page);
  if (row === null || (ingredientLikeness(row) <= 0 && !endsWithWords(line, row))) return null;
  const at = declared.indexOf(line);
  const isBetween = statesAmount(row) && at > 0 && at < declared.length - 1;
  return { ...compared(line, row, language()), row, isBetween };
}

function compared(line: string, row: string, language: Language): Compared {
  const [ours, theirs] = [readIngredient(line, language), readIngredient(row, language)];
  const lexicon = lexiconOf(language);
  const amountOf = (text: string): Amount => amountIn(text, lexicon).amount;
  const wordsOf = (item: string): string[] => stepTerms(item, lexicon).words;
  const [amount, otherAmount] = [amountOf(line), amountOf(row)];
  // A capital tells "1 T." from "1 t.".
  const unitOf = (word: string, { unit }: Amount): UnitName | undefined =>
    (word === word.toLowerCase() ? null : unit) ?? lexicon.units.get(word.toLowerCase());
  const [ourUnit, theirUnit] = [unitOf(ours.unit, amount), unitOf(theirs.unit, otherAmount)];
  const isSameUnit = (ourUnit ?? ours.unit) === (theirUnit ?? theirs.unit);
  const isSameNumber = ours.quantity !== '' && isEqual(amount, otherAmount);
  return {
    hasSameAmount: isSameUnit && isSameNumber,
    hasOtherAmount:
      (isSameUnit && !isSameNumber && areOther(amount, otherAmount)) || haveOtherNumbers(line, row),
    isMeasuredInOne:
      isSameNumber &&
      ((ours.unit === '' && isMeasured(theirUnit)) || (theirs.unit === '' && isMeasured(ourUnit))),
    isInOtherUnit:
      isSameNumber &&
      ourUnit !== undefined &&
      theirUnit !== undefined &&
      areOtherUnits(ourUnit, theirUnit),
    isMoreInOne: goesOnWithFood(line, row) || goesOnWithFood(row, line),
    isCountedInOne: (ours.quantity === '') !== (theirs.quantity === ''),
    isOtherFood: wordsDisagree(wordsOf(ours.item), wordsOf(theirs.item)),
  };
}

const hasOtherwise = (place: Compared): boolean =>
  place.hasOtherAmount ||
  place.isMeasuredInOne ||
  place.isInOtherUnit ||
  place.isMoreInOne ||
  place.isCountedInOne;

/** Whether a row that surely stands for a line has another food, or another amount of the same. */
export function isRowOtherwise(line: string, row: string, language: Language): boolean {
  const place = compared(line, row, language);
  return place.isOtherFood || hasOtherwise(place);
}

/** Whether the row in the place of a line says the same in other words: what stands elsewhere is then of something else. */
export function agreesInPlace(
  line: string,
  declared: readonly string[],
  page: ScannedPage,
): boolean {
  const place = comparedInPlace(line, listOnPage(declared, page));
  return place !== null && place.hasSameAmount && !place.isOtherFood;
}

/** The lines, none of them shown, in whose place among the others the page has another food or another amount of the same, each with that row. */
export function placedOtherwise(
  unseen: readonly string[],
  declared: readonly string[],
  page: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  if (unseen.length === 0) return found;
  const list = listOnPage(declared, page);
  for (const line of unseen.slice(0, MOST_COMPARED)) {
    const place = comparedInPlace(line, list);
    if (place && (place.isOtherFood ? place.hasSameAmount || place.isBetween : hasOtherwise(place)))
      found.set(line, place.row);
  }
  return found;
}
