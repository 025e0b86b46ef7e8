import { findAmounts, isWeak } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { applyEdits } from './edits.ts';
import type { Edit } from './edits.ts';
import { isUnscaled, toFactor } from './factor.ts';
import type { Factor } from './factor.ts';
import { isContainerSize, isFixedSize } from './fixed-size.ts';
import { formatNumber } from './format-number.ts';
import type { NumberFormat } from './format-number.ts';
import { amountEdits, unitEdit } from './scale-amount.ts';
import type { Scaling } from './scale-amount.ts';
import { unitAfter, unitPastSize } from './unit-after.ts';
import type { UnitAfter } from './unit-after.ts';
import { isMeasuring } from './units.ts';

export interface IngredientLine {
  readonly quantity: string;
  readonly unit: string;
  readonly item: string;
}

const LEAD_BEFORE =
  /^\s*(?:(?:about|approx\.?|approximately|around|ca?\.?|circa|roughly|at least|up to|a? ?scant|a? ?generous|another|over|under|nearly|almost|between|juice of|zest of|~|≈|<|>|≤|≥)\s{0,2})?$/i;
const NO_AMOUNT_AFTER = /^\s?(?:[%°º]|-\p{L})/u;
const SECOND_COUNT_BEFORE =
  /(?:\b(?:plus|and|or|(?:juice|zest|rind)(?: and \w{1,12})? of)|\+|&)\s$/i;
const NO_COUNT_AFTER = /^\s?(?:[%°º-]|x\s?\d|cm\b|mm\b|in(?:ch|ches)?\b|degrees?\b|[cf]\b)/i;

function isLead(text: string, amount: Amount): boolean {
  if (!LEAD_BEFORE.test(text.slice(0, amount.start))) return false;
  const after = text.slice(amount.end, amount.end + 3);
  const unit = unitAfter(text, amount.end);
  if (NO_AMOUNT_AFTER.test(after) && !unit) return false;
  return !isWeak(amount) || unit !== null || /^\s*\n/.test(after) || after.trim() === '';
}

/** "400 g tin": twice as much is two such tins, so the size stays and a count goes before it. */
function containerEdits(scaling: Scaling, lead: Amount, size: UnitAfter): Edit[] {
  const { text, factor, fractions } = scaling;
  const count = formatNumber(factor, { fractions });
  const prefix = { start: lead.start, end: lead.start, text: `${count} × ` };
  const container = unitAfter(text, size.end) ?? unitPastSize(text, size.end);
  if (!container) return [prefix];
  return [prefix, ...unitEdit(text, container, { was: false, is: factor.n > factor.d })];
}

function leadEdits(scaling: Scaling, lead: Amount): Edit[] {
  const { text } = scaling;
  const unit = unitAfter(text, lead.end);
  const isMeasure = unit?.unit.kind === 'metric' || unit?.unit.kind === 'measure';
  if (unit && isMeasure && (unit.isHyphenated || isContainerSize(text, unit))) {
    return containerEdits(scaling, lead, unit);
  }
  return amountEdits(scaling, lead, unit ?? unitPastSize(text, lead.end));
}

/** A measure in brackets after a bare count or a container tells the size of one of them. */
function isSizeOfOne(text: string, lead: Amount | null, amount: Amount): boolean {
  if (!lead) return false;
  const between = text.slice(lead.end, amount.start);
  const inBrackets = /\([^)]*$/.test(between);
  if (/^\s*\(/.test(between)) return inBrackets && !between.includes(')');
  const noun = unitAfter(text, lead.end) ?? unitPastSize(text, lead.end);
  const atEnd =
    /, ?(?:about )?$/.test(between) && /^\s?\p{L}+\.?\s*$/u.test(text.slice(amount.end));
  return noun?.unit.kind === 'container' && (inBrackets || atEnd || /^\s*$/.test(between));
}

function isScaledMeasure(text: string, lead: Amount | null, amount: Amount): boolean {
  const unit = unitAfter(text, amount.end);
  const before = text.slice(Math.max(0, amount.start - 24), amount.start);
  if (!unit || !isMeasuring(unit.unit)) {
    const after = text.slice(amount.end, amount.end + 12);
    return !isWeak(amount) && SECOND_COUNT_BEFORE.test(before) && !NO_COUNT_AFTER.test(after);
  }
  // "1 400 g tin" and "4 150 g steaks" name a count and then a size.
  const isBesideCount = lead !== null && /^\s$/.test(text.slice(lead.end, amount.start));
  return !isBesideCount && !isFixedSize(text, amount, unit) && !isSizeOfOne(text, lead, amount);
}

function lineEdits(scaling: Scaling): Edit[] {
  const { text } = scaling;
  const amounts = findAmounts(text);
  const lead = amounts.find((amount) => isLead(text, amount)) ?? null;
  const edits = amounts.flatMap((amount) => {
    if (amount === lead) return leadEdits(scaling, amount);
    const isScaled = isScaledMeasure(text, lead, amount);
    return isScaled ? amountEdits(scaling, amount, unitAfter(text, amount.end)) : [];
  });
  // The unit of a count may stand behind its size, so edits can arrive out of order.
  return edits.sort((a, b) => a.start - b.start);
}

/**
 * The ingredient as it is shown at a factor. Every measure in the three fields follows the
 * factor, sizes of tins, packets and single pieces do not; at factor 1 nothing changes.
 */
export function scaleIngredient(
  line: IngredientLine,
  factor: Factor,
  format: NumberFormat = {},
): IngredientLine {
  const { quantity, unit, item } = line;
  if (isUnscaled(factor)) return { quantity, unit, item };
  const text = [quantity, unit, item].join('\n');
  const edits = lineEdits({ text, factor: toFactor(factor), fractions: format.fractions });
  const unitStart = quantity.length + 1;
  const itemStart = unitStart + unit.length + 1;
  return {
    quantity: applyEdits(text, edits, [0, quantity.length]),
    unit: applyEdits(text, edits, [unitStart, unitStart + unit.length]),
    item: applyEdits(text, edits, [itemStart, text.length]),
  };
}

/** A quantity text multiplied exactly; a text without an amount comes back as written. */
export function scaleQuantity(text: string, factor: Factor, format: NumberFormat = {}): string {
  return scaleIngredient({ quantity: text, unit: '', item: '' }, factor, format).quantity;
}
