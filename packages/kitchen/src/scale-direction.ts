import { isAddedCount } from './added-count.ts';
import { isArticle } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { countedBracket } from './counted-bracket.ts';
import type { CountedBracket } from './counted-bracket.ts';
import { findDurations } from './durations.ts';
import { applyEdits } from './edits.ts';
import { isUnscaled, toFactor } from './factor.ts';
import type { Factor } from './factor.ts';
import { isFixedSize } from './fixed-size.ts';
import type { NumberFormat } from './format-number.ts';
import { isSaidInPieces, isSourceCount } from './said-in-pieces.ts';
import { amountEdits } from './scale-amount.ts';
import type { Scaling } from './scale-amount.ts';
import { scaledAmounts } from './scaled-amounts.ts';
import type { Judge } from './scaled-amounts.ts';
import { unitAfter } from './unit-after.ts';
import type { UnitAfter } from './unit-after.ts';
import { isMeasuring } from './units.ts';

/** A piece of a direction; the texts of all pieces in a row are the direction as shown. */
export type DirectionSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quantity'; readonly original: string; readonly shown: string }
  | { readonly kind: 'duration'; readonly text: string; readonly seconds: number };

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly segment: DirectionSegment;
}

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

/** Judges the amounts of a direction in their order, so that a bracket and its count agree. */
function directionJudge(text: string): Judge {
  let bracket: CountedBracket | null = null;
  let measureEnd: number | null = null;
  return (amount, unit) => {
    const isInBracket =
      bracket !== null && amount.start > bracket.start && amount.end < bracket.end;
    if (isInBracket && bracket) return bracket.isScaled && !bracket.isSizeOfOne && unit !== null;
    if (unit && isMeasuring(unit.unit)) {
      const isScaled = !isFixedSize(text, amount, unit);
      measureEnd = isScaled ? unit.end : null;
      return isScaled;
    }
    if (measureEnd !== null && isMeasureSaidInPieces(text, measureEnd, amount)) return true;
    bracket = countedBracket(text, amount, unit);
    if (bracket && !bracket.isSizeOfOne) return bracket.isScaled;
    return unit !== null && isCountScaled(text, amount, unit);
  };
}

function quantityMarks(scaling: Scaling): Mark[] {
  const { text } = scaling;
  const measures = scaledAmounts(text, directionJudge(text));
  return measures.map(({ amount, unit }) => {
    const start = amount.start;
    const end = unit?.end ?? amount.end;
    const shown = applyEdits(text, amountEdits(scaling, amount, unit), [start, end]);
    return { start, end, segment: { kind: 'quantity', original: text.slice(start, end), shown } };
  });
}

function durationMarks(text: string): Mark[] {
  return findDurations(text).map(({ start, end, text: named, seconds }) => {
    return { start, end, segment: { kind: 'duration', text: named, seconds } };
  });
}

/**
 * A direction in pieces: measured quantities multiplied, durations ready to become timers, the
 * rest as written. Times, temperatures, pan and tin sizes and step numbers are never multiplied.
 */
export function scaleDirection(
  text: string,
  factor: Factor,
  format: NumberFormat = {},
): DirectionSegment[] {
  const scaling = { text, factor: toFactor(factor), fractions: format.fractions };
  const marks = [...durationMarks(text), ...(isUnscaled(factor) ? [] : quantityMarks(scaling))];
  const segments: DirectionSegment[] = [];
  let place = 0;
  for (const { start, end, segment } of marks.sort((a, b) => a.start - b.start)) {
    if (start < place) continue;
    if (start > place) segments.push({ kind: 'text', text: text.slice(place, start) });
    segments.push(segment);
    place = end;
  }
  if (place < text.length) segments.push({ kind: 'text', text: text.slice(place) });
  return segments;
}

/** The direction as one text, for print and for copying. */
export function directionText(segments: readonly DirectionSegment[]): string {
  return segments
    .map((segment) => (segment.kind === 'quantity' ? segment.shown : segment.text))
    .join('');
}
