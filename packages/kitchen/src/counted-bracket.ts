import { findAmounts, isArticle, isWeak } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { isShare, namesFixedThing } from './fixed-size.ts';
import { unitAfter } from './unit-after.ts';
import type { UnitAfter } from './unit-after.ts';
import { isMeasuring } from './units.ts';

/** A bracket that tells how much a count is: "2 large eggs (100 g)". */
export interface CountedBracket {
  readonly start: number;
  readonly end: number;
  /** Whether the count and its bracket follow the factor. */
  readonly isScaled: boolean;
  /** The size of one stays, while its count may follow: "2 tins (400 g)", "4 (150 g) steaks". */
  readonly isSizeOfOne: boolean;
}

const BRACKET_OF_COUNT =
  /^((?:[\s-](?!(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|days?|weeks?|degrees?|times?|people|persons?|guests|servings?|cm|mm|inch(?:es)?|in)\b)[\p{L}'’-]{2,20}){0,5})\s?\((?=(?:about |approx\.? |roughly |around |ca\. )?[\d¼-¾⅐-⅞])([^()]{1,60})\)/u;
const SIZE_ONLY = /^[^a-z]{1,16}[a-z]{1,12}\.?$/i;
const NO_COUNT_BEFORE =
  /\b(?:step|steps|for|serves|makes|to|speed|mark|level|setting|no\.?|number|of|method|part|note)\s$/i;
// After these the number tells how something is parted or speaks of what is there already.
const FIXED_BEFORE =
  /\b(?:into|between|among|onto|on|the|these|those|both|all|each|every|your)\s$/i;
const PARTED_IN =
  /(?<!\b(?:add|stir|mix|whisk|beat|pour|toss|fold|tip|throw|drop|rub|blend))\sin\s$/i;

function isMeasure(text: string): boolean {
  const [first] = findAmounts(text);
  const unit = first && unitAfter(text, first.end);
  return Boolean(unit && isMeasuring(unit.unit));
}

/** The bracket that says a count again; null where there is none or the number counts nothing. */
export function countedBracket(
  text: string,
  amount: Amount,
  unit: UnitAfter | null,
): CountedBracket | null {
  const match = BRACKET_OF_COUNT.exec(text.slice(amount.end, amount.end + 160));
  const before = text.slice(Math.max(0, amount.start - 20), amount.start);
  if (!match || NO_COUNT_BEFORE.test(before)) return null;
  if (isWeak(amount) && !(isArticle(amount) && unit)) return null;
  const [whole, words = '', inside = ''] = match;
  if (!isMeasure(inside) || (words === '' && !SIZE_ONLY.test(inside))) return null;
  const end = amount.end + whole.length;
  const isFixed = FIXED_BEFORE.test(before) || PARTED_IN.test(before);
  return {
    start: end - inside.length - 2,
    end,
    isScaled: !isFixed && !isShare(text, amount, { end }),
    isSizeOfOne: words === '' || namesFixedThing(words) || /\beach\b/i.test(inside),
  };
}
