import { editDistance } from '../text/edit-distance.ts';
import { hasSize, type MeasuredAmount, sayTheSame } from '../ingredients/measure-size.ts';
import { UNIT_KINDS, type UnitName } from '../ingredients/unit.ts';
import { NEGATIONS } from '../vocabulary/negations.ts';
import { SMALL_WORDS } from '../vocabulary/small-words.ts';
import type { StepNumber, StepTerms } from './step-terms.ts';
import { areForms, areOpposite } from './word-forms.ts';

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

const isUnit = (name: string): name is UnitName => name in UNIT_KINDS;

const amountOf = ({ low, high, unit }: StepNumber): MeasuredAmount | null =>
  unit !== null && isUnit(unit) && hasSize(unit) ? { low, high, unit } : null;

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };
const NEAR_DEGREES = 8;
const NEAR = 0.1;

const inCelsius = (value: number, unit: string): number =>
  unit === 'fahrenheit' ? ((value - 32) * 5) / 9 : value;
const isDegree = (unit: string): boolean => unit === 'fahrenheit' || unit === 'celsius';

const areNear = (one: number, other: number, share: number): boolean =>
  Math.abs(one - other) <= share * Math.max(one, other);

/** Tells whether two numbers of different units may be one time or heat; null where they are neither. */
function converterOf(unit: string, other: string): ((one: number, two: number) => boolean) | null {
  if (isDegree(unit) && isDegree(other))
    return (one, two) => Math.abs(inCelsius(one, unit) - inCelsius(two, other)) <= NEAR_DEGREES;
  const [seconds, others] = [SECONDS[unit], SECONDS[other]];
  return seconds === undefined || others === undefined
    ? null
    : (one, two) => areNear(one * seconds, two * others, NEAR);
}

/** Whether two numbers of different units may be one amount, time or heat. */
function isConverted(one: StepNumber, other: StepNumber): boolean {
  if (one.unit === null || other.unit === null || one.unit === other.unit) return false;
  const isSame = converterOf(one.unit, other.unit);
  if (isSame) return isSame(one.low, other.low) && isSame(one.high, other.high);
  const [amount, otherAmount] = [amountOf(one), amountOf(other)];
  return amount !== null && otherAmount !== null && sayTheSame(amount, otherAmount) !== false;
}

const ROUNDED = 0.02;
const sameValue = (one: StepNumber, other: StepNumber): boolean =>
  areNear(one.low, other.low, ROUNDED) && areNear(one.high, other.high, ROUNDED);

const isEqual = (one: StepNumber, other: StepNumber): boolean =>
  sameValue(one, other) && one.unit === other.unit;

/** What measures it may be said of the one alone: "2 cups" and "2". */
const sameNumber = (one: StepNumber, other: StepNumber): boolean =>
  sameValue(one, other) && (one.unit === other.unit || one.unit === null || other.unit === null);

function numbersDisagree(ours: readonly StepNumber[], theirs: readonly StepNumber[]): boolean {
  const [ourRest, theirRest] = withoutPairs(...withoutPairs(ours, theirs, isEqual), sameNumber);
  const [alone, others] = withoutPairs(ourRest, theirRest, isConverted);
  return alone.length > 0 && others.length > 0;
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

/** Whether one of some numbers is none of a text; without words beside it, one that measures nothing may count pictures. */
const countMore = (
  numbers: readonly StepNumber[],
  told: readonly StepNumber[],
  withWords: boolean,
): boolean =>
  numbers.some(
    (number) =>
      (number.unit !== null || withWords) && !told.some((other) => mayBeOne(number, other)),
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
function tellsOn(ours: StepTerms, theirs: StepTerms): boolean {
  const equal = withoutPairs(ours.words, theirs.words, areSame);
  const [alone, others] = withoutPairs(...equal, areForms);
  if (equal[0].join('') !== equal[1].join('')) {
    if (turnsRound([...alone, ...others])) return true;
    if (sayMore(alone, theirs.words) || sayMore(others, ours.words)) return true;
  }
  const [numbers, otherNumbers] = withoutPairs(ours.numbers, theirs.numbers, mayBeOne);
  return (
    countMore(numbers, theirs.numbers, alone.length > 0) ||
    countMore(otherNumbers, ours.numbers, others.length > 0)
  );
}

/** Whether two steps that are nearly the same differ in a number, in what it measures, or in a word. */
export const stepsDisagree = (ours: StepTerms, theirs: StepTerms): boolean =>
  numbersDisagree(ours.numbers, theirs.numbers) || tellsOn(ours, theirs);
