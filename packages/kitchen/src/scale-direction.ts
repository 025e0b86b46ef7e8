import { findAmounts } from './amounts.ts';
import type { Amount } from './amounts.ts';
import type { CountedFoods } from './counted-foods.ts';
import { directionJudge } from './direction-judge.ts';
import { findDurations } from './durations.ts';
import { eachPieceFrom } from './each-piece.ts';
import { applyEdits } from './edits.ts';
import type { Edit } from './edits.ts';
import { isUnscaled, toFactor } from './factor.ts';
import type { Factor } from './factor.ts';
import type { NumberFormat } from './format-number.ts';
import { judgedAmounts } from './judged-amounts.ts';
import { namedCount } from './named-count.ts';
import type { NamedCount } from './named-count.ts';
import { countsAbroad } from './number-words-abroad.ts';
import { isMany, multiplyQuantity } from './quantity.ts';
import { amountEdits } from './scale-amount.ts';
import type { Scaling } from './scale-amount.ts';

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
