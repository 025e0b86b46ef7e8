import { isWrittenAsFraction } from './amounts.ts';
import type { Amount } from './amounts.ts';
import type { Edit } from './edits.ts';
import type { NumberFormat } from './format-number.ts';
import { formatQuantity, isMany, multiplyQuantity } from './quantity.ts';
import type { Rational } from './rational.ts';
import type { UnitAfter } from './unit-after.ts';
import { inflect, isMeasuring } from './units.ts';

/** A text being scaled. */
export interface Scaling extends NumberFormat {
  readonly text: string;
  readonly factor: Rational;
}

// "1 egg, beaten" can become "2 eggs, beaten"; "1 egg noodle nest" cannot.
const FOOD_ENDS =
  /^\s*(?:$|[,;()]|(?:plus|and|or|finely|roughly|thinly|peeled|chopped|diced|sliced|halved|beaten|minced|crushed|grated)\b)/;

// "1 petite boîte": where the adjective would have to change too, both stay.
const ADJECTIVE =
  /\b(?:petite?s?|grande?s?|peque\u00f1[ao]s?|piccol[aeio]|liten|sm\u00e5|stora?|store|lille)\s{1,2}$/i;

function numberFormat(scaling: Scaling, amount: Amount, unit: UnitAfter | null): NumberFormat {
  // Scales show 12.5 g, not 12 1/2 g, unless that is how the cook writes it.
  const suitsFractions = unit?.unit.kind !== 'metric' || isWrittenAsFraction(amount);
  return { fractions: Boolean(scaling.fractions) && suitsFractions };
}

/** The edit that lets a unit word follow its number, when it must change. */
export function unitEdit(
  text: string,
  unit: UnitAfter,
  many: { was: boolean; is: boolean },
): Edit[] {
  const isWholeField = text[unit.start - 1] === '\n' && text[unit.end] === '\n';
  // "2 rib eye": a word that does not agree as written is probably no unit, so it is left alone.
  const isSized = unit.isPastSize === true && unit.unit.kind === 'container';
  const agrees = isSized || inflect(unit.word, many.was) === unit.word;
  if (!isWholeField && !isMeasuring(unit.unit) && !agrees) return [];
  if (unit.unit.kind === 'food' && !FOOD_ENDS.test(text.slice(unit.end, unit.end + 12))) return [];
  if (unit.unit.plural !== undefined && ADJECTIVE.test(text.slice(0, unit.start))) return [];
  const word = inflect(unit.word, many.is);
  return word === unit.word ? [] : [{ start: unit.start, end: unit.end, text: word }];
}

/** "two 400 g tins" becomes "4 × 400 g tins", because "4 400 g" reads as one number. */
function isWordBeforeSize(text: string, amount: Amount): boolean {
  return /[a-z]$/i.test(amount.text) && /^ \d/.test(text.slice(amount.end, amount.end + 2));
}

/** The edits that multiply one amount and let its unit word follow the new number. */
export function amountEdits(scaling: Scaling, amount: Amount, unit: UnitAfter | null): Edit[] {
  const scaled = multiplyQuantity(amount, scaling.factor);
  const shown = formatQuantity(scaled, numberFormat(scaling, amount, unit));
  const times = isWordBeforeSize(scaling.text, amount) ? ' ×' : '';
  const number = { start: amount.start, end: amount.end, text: shown + times };
  if (!unit || unit.isHyphenated) return [number];
  return [number, ...unitEdit(scaling.text, unit, { was: isMany(amount), is: isMany(scaled) })];
}
