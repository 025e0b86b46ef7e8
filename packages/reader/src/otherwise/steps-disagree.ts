import { editDistance } from '../text/edit-distance.ts';
import { hasSize, type MeasuredAmount, sayTheSame } from '../ingredients/measure-size.ts';
import { UNIT_KINDS, type UnitName } from '../ingredients/unit.ts';
import { LINKING_WORDS } from '../vocabulary/linking-words.ts';
import { NEGATIONS } from '../vocabulary/negations.ts';
import type { StepNumber, StepTerms } from './step-terms.ts';

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

const amountOf = ({ value, unit }: StepNumber): MeasuredAmount | null =>
  unit !== null && isUnit(unit) && hasSize(unit) ? { low: value, high: value, unit } : null;

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };
const NEAR_DEGREES = 8;
const NEAR = 0.1;

const inCelsius = ({ value, unit }: StepNumber): number =>
  unit === 'fahrenheit' ? ((value - 32) * 5) / 9 : value;
const isDegree = ({ unit }: StepNumber): boolean => unit === 'fahrenheit' || unit === 'celsius';

/** Whether two numbers of different units may be one amount, time or heat. */
function isConverted(one: StepNumber, other: StepNumber): boolean {
  if (one.unit === null || other.unit === null || one.unit === other.unit) return false;
  if (isDegree(one) && isDegree(other))
    return Math.abs(inCelsius(one) - inCelsius(other)) <= NEAR_DEGREES;
  const [seconds, others] = [SECONDS[one.unit], SECONDS[other.unit]];
  if (seconds !== undefined && others !== undefined) {
    const [time, otherTime] = [one.value * seconds, other.value * others];
    return Math.abs(time - otherTime) <= NEAR * Math.max(time, otherTime);
  }
  const [amount, otherAmount] = [amountOf(one), amountOf(other)];
  return amount !== null && otherAmount !== null && sayTheSame(amount, otherAmount) !== false;
}

const ROUNDED = 0.02;
const sameValue = (one: StepNumber, other: StepNumber): boolean =>
  Math.abs(one.value - other.value) <= ROUNDED * Math.max(one.value, other.value);

const isEqual = (one: StepNumber, other: StepNumber): boolean =>
  sameValue(one, other) && one.unit === other.unit;

/** "10 minutes" in the one is "10" in "10 to 15 minutes". */
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

const OPPOSITE = /^(?:un|non)/;
/** More than "do not" is a sentence of its own, such as a note. */
const MOST_NEGATING = 2;

/** Forms of one word, parts of a compound, and slips of the pen. */
function isSameWord(one: string, other: string): boolean {
  if (one.replace(OPPOSITE, '') === other || other.replace(OPPOSITE, '') === one) return false;
  return (
    one.slice(0, STEM) === other.slice(0, STEM) ||
    one.includes(other) ||
    other.includes(one) ||
    (Math.min(one.length, other.length) >= LONG && editDistance(one, other, 1) <= 1)
  );
}

const isTelling = (word: string): boolean => word.length >= TELLING && !SAYS_NOTHING.has(word);

/** Whether one of the words is telling and no form of one of the others. */
const tellsMore = (words: readonly string[], than: readonly string[]): boolean =>
  words.some((word) => isTelling(word) && !than.some((other) => isSameWord(word, other)));

/** Whether either of two texts, by their words, tells of something that the other does not. */
export function wordsDisagree(ours: readonly string[], theirs: readonly string[]): boolean {
  const [alone, others] = withoutPairs(ours, theirs, (one, other) => one === other);
  if (alone.join('') === others.join('')) return false;
  const rest = [...alone, ...others];
  if (rest.length <= MOST_NEGATING && rest.some((word) => NEGATIONS.has(word))) return true;
  return tellsMore(alone, others) && tellsMore(others, alone);
}

const mayBeOne = (one: StepNumber, other: StepNumber): boolean =>
  sameNumber(one, other) || isConverted(one, other);

const tellingIn = (words: readonly string[]): number =>
  words.filter((word) => isTelling(word) && !LINKING_WORDS.has(word)).length;

const MORE = 2;

/** Whether only one of two texts, by their words, goes on to tell something: "and chill for 30 minutes". */
function tellsOn(ours: StepTerms, theirs: StepTerms): boolean {
  const equal = withoutPairs(ours.words, theirs.words, (one, other) => one === other);
  const [alone, others] = withoutPairs(...equal, isSameWord);
  const [numbers, otherNumbers] = withoutPairs(ours.numbers, theirs.numbers, mayBeOne);
  return (
    tellingIn(alone) + (alone.length > 0 ? numbers.length : 0) >= MORE ||
    tellingIn(others) + (others.length > 0 ? otherNumbers.length : 0) >= MORE
  );
}

/** Whether two steps that are nearly the same differ in a number, in what it measures, in a word for another, or in what they tell besides. */
export const stepsDisagree = (ours: StepTerms, theirs: StepTerms): boolean =>
  numbersDisagree(ours.numbers, theirs.numbers) ||
  wordsDisagree(ours.words, theirs.words) ||
  tellsOn(ours, theirs);
