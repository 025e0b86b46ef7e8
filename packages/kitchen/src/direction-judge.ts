import { isAddedCount } from './added-count.ts';
import { isArticle } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { countedBracket } from './counted-bracket.ts';
import type { CountedBracket } from './counted-bracket.ts';
import { fateOfMeasure, shareOf } from './fixed-size.ts';
import type { Fate } from './fixed-size.ts';
import type { Judge } from './judged-amounts.ts';
import type { NamedCount } from './named-count.ts';
import { isSaidInPieces, isSourceCount } from './said-in-pieces.ts';
import { unitAfter } from './unit-after.ts';
import type { UnitAfter } from './unit-after.ts';
import { isMeasuring } from './units.ts';

const BUTTER_AFTER = /^ (?:of )?(?:[a-z]+ )?(?:butter|margarine)\b/i;
const OF_FOOD_AFTER = /^ of (?!(?:baking|kitchen|foil|paper|parchment)\b)[a-z]/i;
const VESSEL_BEFORE = /\b(?:between|among|into|in|butter|grease|line|fill) (?:the )?$/i;
const BRACKET_BEHIND =
  /^(?:\s{1,2}[\p{L}'’-]{2,20}){0,5}\s?\((?:from )?(?:about |approx\.? |roughly |around )?$/iu;
const SHAPED = /^(?:ball|tray|pot)s?$/i;

/** "2 tins of tomatoes" measures food; "butter 2 tins" does not. */
function isContainerOfFood(text: string, amount: Amount, unit: UnitAfter): boolean {
  const before = text.slice(Math.max(0, amount.start - 16), amount.start);
  return (
    OF_FOOD_AFTER.test(text.slice(unit.end, unit.end + 20)) &&
    !VESSEL_BEFORE.test(before) &&
    !SHAPED.test(unit.word) &&
    !isArticle(amount)
  );
}

function isCountScaled(text: string, amount: Amount, unit: UnitAfter): boolean {
  if (isAddedCount(text, amount, unit)) return true;
  if (unit.unit.kind === 'container') return isContainerOfFood(text, amount, unit);
  // A stick may be a blender's or a skewer; only butter is measured in sticks.
  return unit.unit.singular === 'stick' && BUTTER_AFTER.test(text.slice(unit.end, unit.end + 40));
}

/** "500 g carrots (about 4)", "3 tbsp juice (from 1 lemon)": a count in the bracket behind a measure. */
function isMeasureSaidInPieces(text: string, measureEnd: number, amount: Amount): boolean {
  const between = text.slice(measureEnd, amount.start).replace(/\([^()]*\)/g, '');
  if (between.length > 90 || !BRACKET_BEHIND.test(between)) return false;
  return isSourceCount(text, amount, unitAfter(text, amount.end)) || isSaidInPieces(text, amount);
}

interface Direction {
  readonly text: string;
  /** The counts that name a food of the list, by the place where they start. */
  readonly named: ReadonlyMap<number, NamedCount>;
}

/** "Add 2 eggs": the food of the list is counted, unless one piece gets so many. */
function fateOfNamed(text: string, amount: Amount, { noun }: NamedCount): Fate {
  const rest = text.slice(noun.end, noun.end + 24);
  // "cut 2 apples into 8 wedges each": what each apple becomes says nothing of how many there are.
  const isParted = /^[^.;,]{0,12}\binto (?!each|every)/i.test(rest);
  return (isParted ? null : shareOf(text, amount, noun)) ?? 'scaled';
}

/** Judges the amounts of a direction in their order, so that a bracket and its count agree. */
export function directionJudge({ text, named }: Direction): Judge {
  let bracket: CountedBracket | null = null;
  let bracketFate: Fate = 'fixed';
  let measureEnd: number | null = null;
  return (amount, unit) => {
    const isInBracket =
      bracket !== null && amount.start > bracket.start && amount.end < bracket.end;
    if (isInBracket && bracket) return bracket.isSizeOfOne || !unit ? 'fixed' : bracketFate;
    if (unit && isMeasuring(unit.unit)) {
      const fate = fateOfMeasure(text, amount, unit);
      measureEnd = fate === 'scaled' ? unit.end : null;
      return fate;
    }
    if (measureEnd !== null && isMeasureSaidInPieces(text, measureEnd, amount)) return 'scaled';
    const count = named.get(amount.start);
    const fate = count && fateOfNamed(text, amount, count);
    bracket = countedBracket(text, amount, unit);
    bracketFate = fate ?? (bracket?.isScaled ? 'scaled' : 'fixed');
    if (fate) return fate;
    if (bracket && !bracket.isSizeOfOne) return bracketFate;
    return unit !== null && isCountScaled(text, amount, unit) ? 'scaled' : 'fixed';
  };
}
