import { isAddedCount } from './added-count.ts';
import { findAmounts, isArticle } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { countedBracket } from './counted-bracket.ts';
import type { CountedBracket } from './counted-bracket.ts';
import type { CountedFoods } from './counted-foods.ts';
import { findDurations } from './durations.ts';
import { eachPieceFrom } from './each-piece.ts';
import { applyEdits } from './edits.ts';
import type { Edit } from './edits.ts';
import { isUnscaled, toFactor } from './factor.ts';
import type { Factor } from './factor.ts';
import { fateOfMeasure, shareOf } from './fixed-size.ts';
import type { Fate } from './fixed-size.ts';
import type { NumberFormat } from './format-number.ts';
import { judgedAmounts } from './judged-amounts.ts';
import type { Judge } from './judged-amounts.ts';
import { namedCount } from './named-count.ts';
import type { NamedCount } from './named-count.ts';
import { countsAbroad } from './number-words-abroad.ts';
import { isMany, multiplyQuantity } from './quantity.ts';
import { isSaidInPieces, isSourceCount } from './said-in-pieces.ts';
import { amountEdits } from './scale-amount.ts';
import type { Scaling } from './scale-amount.ts';
import { unitAfter } from './unit-after.ts';
import type { UnitAfter } from './unit-after.ts';
import { isMeasuring } from './units.ts';

/** A piece of a direction; the texts of all pieces in a row are the direction as shown. */
export type DirectionSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quantity'; readonly original: string; readonly shown: string }
  /** An amount for one piece, which stays as written however many there are. */
  | { readonly kind: 'share'; readonly text: string }
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
function directionJudge({ text, named }: Direction): Judge {
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

/** Counts of other languages are amounts only where they name a food of the list. */
function directionAmounts(text: string, foods: CountedFoods | undefined) {
  const amounts = findAmounts(text);
  const named = new Map<number, NamedCount>();
  if (!foods) return { amounts, named };
  const known = new Set(amounts.map(({ start }) => start));
  const abroad = countsAbroad(text).filter(({ start }) => !known.has(start));
  for (const amount of [...amounts, ...abroad]) {
    const count = namedCount(text, amount, foods);
    if (count) named.set(amount.start, count);
  }
  const all = [...amounts, ...abroad.filter(({ start }) => named.has(start))];
  return { amounts: all.sort((a, b) => a.start - b.start), named };
}

function namedEdits(scaling: Scaling, amount: Amount, { noun, nounFor }: NamedCount): Edit[] {
  const scaled = multiplyQuantity(amount, scaling.factor);
  const text = nounFor(isMany(scaled));
  return [
    ...amountEdits(scaling, amount, null),
    ...(text === noun.text ? [] : [{ start: noun.start, end: noun.end, text }]),
  ];
}

function quantityMarks(scaling: Scaling, foods: CountedFoods | undefined): Mark[] {
  const { text } = scaling;
  const { amounts, named } = directionAmounts(text, foods);
  const onePieceFrom = eachPieceFrom(text);
  return judgedAmounts(text, directionJudge({ text, named }), amounts).flatMap(
    ({ amount, unit, fate }): Mark[] => {
      if (fate === 'fixed') return [];
      const { start } = amount;
      const count = named.get(start);
      const end = (count?.noun ?? unit ?? amount).end;
      const original = text.slice(start, end);
      if (fate === 'share' || start > onePieceFrom) {
        return [{ start, end, segment: { kind: 'share', text: original } }];
      }
      const edits = count ? namedEdits(scaling, amount, count) : amountEdits(scaling, amount, unit);
      const shown = applyEdits(text, edits, [start, end]);
      return [{ start, end, segment: { kind: 'quantity', original, shown } }];
    },
  );
}

function durationMarks(text: string): Mark[] {
  return findDurations(text).map(({ start, end, text: named, seconds }) => {
    return { start, end, segment: { kind: 'duration', text: named, seconds } };
  });
}

/** How a direction is shown: the numbers, and the foods that the recipe's list counts. */
export interface DirectionFormat extends NumberFormat {
  readonly foods?: CountedFoods | undefined;
}

/**
 * A direction in pieces: measured quantities and counts of the list's foods multiplied, what is
 * meant for one piece as written, durations ready to become timers. Times, temperatures, pan and
 * tin sizes and step numbers are never multiplied.
 */
export function scaleDirection(
  text: string,
  factor: Factor,
  { fractions, foods }: DirectionFormat = {},
): DirectionSegment[] {
  const scaling = { text, factor: toFactor(factor), fractions };
  const quantities = isUnscaled(factor) ? [] : quantityMarks(scaling, foods);
  const marks = [...durationMarks(text), ...quantities];
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
