import { conversionChecker, isDegree } from '../../fields/heat.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { NEGATIONS } from '../../vocabulary/negations.ts';
import { SMALL_WORDS } from '../../vocabulary/small-words.ts';
import { isConverted } from './converted-number.ts';
import { turnsOtherwise } from './hinge-words.ts';
import { areNear, isSameValue } from '../amounts/same-number.ts';
import type { StepNumber } from './step-number.ts';
import type { ToldStep } from './told-step.ts';
import { areForms, areOpposite } from '../word-forms.ts';

/** What is left of two lists when each of the one is taken away with a like of the other. */
function withoutPairs<Term>(
  ours: readonly Term[],
  theirs: readonly Term[],
  alike: (one: Term, other: Term) => boolean,
): [Term[], Term[]] {
  const left = [...theirs];
  const alone = ours.filter((term) => {
    const at = left.findIndex((other) => alike(term, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [alone, left];
}

const sameValue = (one: StepNumber, other: StepNumber): boolean =>
  isSameValue(one.low, other.low) && isSameValue(one.high, other.high);

const isEqual = (one: StepNumber, other: StepNumber): boolean =>
  sameValue(one, other) && one.unit === other.unit;

/** Nobody takes "2" for hours, or for spoons; "180" are degrees, and "a 9 round tin" has inches. */
const goesWithoutSaying = (unit: string | null): boolean =>
  unit === null || isDegree(unit) || unit === 'inch' || unit === 'centimeter';

/** What measures it may be said of the one alone: "180 °C" and "180". */
const sameNumber = (one: StepNumber, other: StepNumber): boolean =>
  sameValue(one, other) &&
  (one.unit === other.unit ||
    (one.unit === null && goesWithoutSaying(other.unit)) ||
    (other.unit === null && goesWithoutSaying(one.unit)));

/** Conversions of one number are rounded by some and not by others: 175 and 177 °C are both 350 °F. */
const ROUNDED_ON = 0.05;
/** Another step of an oven is no rounding: nobody reads 180 °C for 175. */
const ROUNDED_DEGREES = 3;

const areRounded = (unit: string | null, one: number, other: number): boolean =>
  unit !== null && isDegree(unit)
    ? Math.abs(one - other) <= ROUNDED_DEGREES
    : areNear(one, other, ROUNDED_ON);

/** Whether a heat is one that another is converted to, by whomever: nobody writes 191 °C for 370 °F. */
function isConversionOf(from: StepNumber, { low, high, unit }: StepNumber): boolean {
  if (unit === null || from.unit === null || !isDegree(unit) || !isDegree(from.unit)) return true;
  const isConversion = conversionChecker(unit, from.unit);
  return isConversion(low, from.low) && isConversion(high, from.high);
}

const areRoundings = (one: StepNumber, other: StepNumber, told: readonly StepNumber[]): boolean =>
  one.unit === other.unit &&
  areRounded(one.unit, one.low, other.low) &&
  areRounded(one.unit, one.high, other.high) &&
  told.some((number) =>
    [one, other].every(
      (converted) => isConverted(number, converted) && isConversionOf(number, converted),
    ),
  );

/** Whether each of two texts gives a number for which the other gives another one. */
export function numbersDisagree(
  ours: readonly StepNumber[],
  theirs: readonly StepNumber[],
): boolean {
  const [ourRest, theirRest] = withoutPairs(...withoutPairs(ours, theirs, isEqual), sameNumber);
  const [alone, others] = withoutPairs(ourRest, theirRest, isConverted);
  if (alone.length === 0 || others.length === 0) return false;
  const shared = ours.filter((number) => theirs.some((other) => isEqual(number, other)));
  const [rest, otherRest] = withoutPairs(alone, others, (one, other) =>
    areRoundings(one, other, shared),
  );
  return rest.length > 0 && otherRest.length > 0;
}

const STEM = 4;
const TELLING = 3;
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'the and for you per its all den der die das dem und mit ein les des une est los las del con una het een van met och att det som til'.split(
    ' ',
  ),
);
const LONG = 6;

/** More than "do not" is a sentence of its own, such as a note. */
const MOST_NEGATING = 2;

/** Whether what is left of two texts turns an order round: "do not stir" and "stir". */
const turnsRound = (rest: readonly string[]): boolean =>
  rest.length <= MOST_NEGATING && rest.some((word) => NEGATIONS.has(word));

/** Forms of one word, parts of a compound, and slips of the pen. */
const mayNameSame = (one: string, other: string): boolean =>
  !areOpposite(one, other) &&
  (one.slice(0, STEM) === other.slice(0, STEM) ||
    one.includes(other) ||
    other.includes(one) ||
    (Math.min(one.length, other.length) >= LONG && editDistance(one, other, 1) <= 1));

const isTelling = (word: string): boolean => word.length >= TELLING && !SAYS_NOTHING.has(word);

/** Whether one of the words is telling and no form of one of the others. */
const tellsMore = (words: readonly string[], than: readonly string[]): boolean =>
  words.some((word) => isTelling(word) && !than.some((other) => mayNameSame(word, other)));

const areSame = (one: string, other: string): boolean => one === other;

/** Whether either of two texts, by their words, tells of something that the other does not. */
export function wordsDisagree(ours: readonly string[], theirs: readonly string[]): boolean {
  const [alone, others] = withoutPairs(ours, theirs, areSame);
  if (alone.join('') === others.join('')) return false;
  return (
    turnsRound([...alone, ...others]) || (tellsMore(alone, others) && tellsMore(others, alone))
  );
}

const mayBeOne = (one: StepNumber, other: StepNumber): boolean =>
  sameNumber(one, other) || isConverted(one, other);

/** Whether one of some numbers is none of a text; without words beside it, a whole one that measures nothing may count pictures. */
const countMore = (
  numbers: readonly StepNumber[],
  told: readonly StepNumber[],
  withWords: boolean,
): boolean =>
  numbers.some(
    (number) =>
      (number.unit !== null || withWords || !Number.isInteger(number.low)) &&
      !told.some((other) => mayBeOne(number, other)),
  );

/** Whether some of these words say what no form of a word in a text does: "the leek tart" where that is filled with leeks. */
const sayMore = (words: readonly string[], text: readonly string[]): boolean =>
  words.some(
    (word) =>
      word.length >= TELLING &&
      !SMALL_WORDS.has(word) &&
      !text.some((other) => other !== word && areForms(word, other)),
  );

/** Whether one of two steps tells what the other does not: "cold" of the water, "and chill for 30 minutes". */
function tellsOn(ours: ToldStep, theirs: ToldStep): boolean {
  const equal = withoutPairs(ours.words, theirs.words, areSame);
  const [alone, others] = withoutPairs(...equal, areForms);
  if (equal[0].join('') !== equal[1].join('')) {
    if (turnsRound([...alone, ...others]) || turnsOtherwise(ours.hinges, theirs.hinges))
      return true;
    if (sayMore(alone, theirs.words) || sayMore(others, ours.words)) return true;
  }
  const [numbers, otherNumbers] = withoutPairs(ours.numbers, theirs.numbers, mayBeOne);
  return (
    countMore(numbers, theirs.numbers, alone.length > 0) ||
    countMore(otherNumbers, ours.numbers, others.length > 0)
  );
}

/** Whether two texts give the same numbers, each for something else: "20 minutes at 180 °C, then 10 minutes at 220 °C". */
function areNumbersTurned(ours: readonly StepNumber[], theirs: readonly StepNumber[]): boolean {
  if (ours.length !== theirs.length) return false;
  const isInOrder = ours.every((number, at) => sameNumber(number, theirs[at] ?? number));
  return !isInOrder && withoutPairs(ours, theirs, isEqual)[0].length === 0;
}

/** Whether two steps that are nearly the same differ in a number, in what it measures or is of, or in a word. */
export const stepsDisagree = (ours: ToldStep, theirs: ToldStep): boolean =>
  numbersDisagree(ours.numbers, theirs.numbers) ||
  areNumbersTurned(ours.numbers, theirs.numbers) ||
  tellsOn(ours, theirs);
