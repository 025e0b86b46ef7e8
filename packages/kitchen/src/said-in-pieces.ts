import { isWeak } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { toNumber } from './rational.ts';
import type { UnitAfter } from './unit-after.ts';

const NO_COUNT_AFTER = /^\s?(?:[%°º-]|x\s?\d|cm\b|mm\b|in(?:ch|ches)?\b|degrees?\b|[cf]\b)/i;
const FROM_BEFORE = /\(from (?:about |approx\.? |roughly |around )?$/i;
// "(about 4 thighs)", "(about 10)", "(6 pieces, skin on)": one number alone in its brackets, and what it counts.
const PLAIN_COUNT_AFTER = /^(?: [\p{L}'’-]{2,20}){1,3}\s?(?:[,;][^()\d]{0,40})?\)/u;
// "500 g carrots (3-4)" says it again in pieces; "(16-20)" is a grade of prawns.
const MOST_PIECES = 12;
const GRADED = /\b(?:shrimps?|prawns?|scallops?)\b/i;
const VAGUE_COUNT = /\((?:about|approx\.?|roughly|around) $/i;
const NO_PLAIN_COUNT =
  /\b(?:each|apiece|per|every|thick|wide|long|deep|tall|apart|old|proof|percent|lean|fat|cocoa|degrees?|parts?|count|ct|grade|type|watts?|sec(?:ond)?s?|min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|years?|times?|ways?)\b/i;
const BRACKET_WINDOW = 110;

/** True where a number is followed by what makes it a share, a length or a temperature. */
export function isNoCount(after: string): boolean {
  return NO_COUNT_AFTER.test(after);
}

/** "3 tbsp juice (from 1 lemon)", but not "(from 2 days before)". */
export function isSourceCount(text: string, amount: Amount, unit: UnitAfter | null): boolean {
  if (!FROM_BEFORE.test(text.slice(Math.max(0, amount.start - 24), amount.start))) return false;
  const [rest = ''] = text.slice(amount.end, amount.end + BRACKET_WINDOW).split(')');
  if (isNoCount(rest) || NO_PLAIN_COUNT.test(rest)) return false;
  return unit !== null || !isWeak(amount);
}

function isFewPieces(before: string, { high }: Amount): boolean {
  return high !== null && toNumber(high) <= MOST_PIECES && !GRADED.test(before);
}

/** True for a number in brackets that tells the pieces: "(about 4 thighs)", "(about 10)", "(3-4)". */
export function isSaidInPieces(text: string, amount: Amount): boolean {
  const [rest = ''] = text.slice(amount.end, amount.end + BRACKET_WINDOW).split(')');
  if (isNoCount(rest) || NO_PLAIN_COUNT.test(rest)) return false;
  const before = text.slice(0, amount.start);
  const isBare = rest === '' && (VAGUE_COUNT.test(before) || isFewPieces(before, amount));
  return isBare || PLAIN_COUNT_AFTER.test(`${rest})`);
}
