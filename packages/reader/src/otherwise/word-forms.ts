import { editDistance } from '../text/edit-distance.ts';
import { withoutMarks } from '../text/without-marks.ts';
import { areOtherFoods } from '../vocabulary/foods-alike.ts';
import { NEGATIONS } from '../vocabulary/negations.ts';

const OPPOSITE = /^(?:un|non)/;

/** "Salted" and "unsalted", or a word that turns the order round. */
export const areOpposite = (one: string, other: string): boolean =>
  one.replace(OPPOSITE, '') === other ||
  other.replace(OPPOSITE, '') === one ||
  NEGATIONS.has(one) ||
  NEGATIONS.has(other);

/** Letters that are a word of their own; shorter ones are in any. */
const SHORTEST = 3;
const STEM = 4;
/** No ending adds more letters to a word: "butter" is no form of "buttermilk", */
const LONGEST_ENDING = 3;
/** nor "chicken" of "chickpeas". */
const LONGEST_ENDINGS = 5;
/** Of so many letters, one may be a slip of the pen. */
const LONG = 6;

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Whether two words differ in no more than their endings, or in a slip of the pen. */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  // Most words are soon told from others by the letter with which they begin.
  if (one[0] !== other[0] || shorter < SHORTEST || areOpposite(one, other)) return false;
  const start = commonStart(one, other);
  const endings = one.length + other.length - 2 * start;
  const isEnding =
    start === shorter
      ? endings <= LONGEST_ENDING
      : (start >= STEM && endings <= LONGEST_ENDINGS) ||
        (shorter >= LONG && editDistance(one, other, 1) <= 1);
  return isEnding && !areOtherFoods(withoutMarks(one), withoutMarks(other));
}
