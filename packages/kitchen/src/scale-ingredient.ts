import { isWeak } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { applyEdits } from './edits.ts';
import type { Edit } from './edits.ts';
import { isUnscaled, toFactor } from './factor.ts';
import type { Factor } from './factor.ts';
import { isContainerSize, isFixedSize } from './fixed-size.ts';
import { formatNumber } from './format-number.ts';
import type { NumberFormat } from './format-number.ts';
import { leadAmount } from './lead-amount.ts';
import { amountEdits, unitEdit } from './scale-amount.ts';
import type { Scaling } from './scale-amount.ts';
import { scaledAmounts } from './scaled-amounts.ts';
import { unitAfter, unitPastSize } from './unit-after.ts';
import type { UnitAfter } from './unit-after.ts';
import { isMeasuring } from './units.ts';

export interface IngredientLine {
  readonly quantity: string;
  readonly unit: string;
  readonly item: string;
}

interface Line {
  readonly text: string;
  readonly lead: Amount | null;
  /** The unit of the lead, past a size in between. */
  readonly noun: UnitAfter | null;
}

const SECOND_COUNT_BEFORE =
  /(?:\b(?:plus|and|or|(?:juice|zest|rind)(?: and \w{1,12})? of)|\+|&)\s$/i;
const NO_COUNT_AFTER = /^\s?(?:[%°º-]|x\s?\d|cm\b|mm\b|in(?:ch|ches)?\b|degrees?\b|[cf]\b)/i;
const BRACKET_BEFORE = /\((?:about |approx\.? |roughly |around )?$/i;
const SIZE_WORD_AFTER = /^ (?:small|medium|large)\b/i;
// "(about 4 thighs)", "(about 10)", "(6 pieces, skin on)": one number alone in its brackets, and what it counts.
const PLAIN_COUNT_AFTER = /^(?: [\p{L}'’-]{2,20}){1,3}\s?(?:[,;][^()\d]{0,40})?\)/u;
const VAGUE_COUNT = /\((?:about|approx\.?|roughly|around) $/i;
const NO_PLAIN_COUNT =
  /\b(?:each|apiece|per|every|thick|wide|long|deep|tall|apart|old|proof|percent|lean|fat|cocoa|count|ct|grade|type|watts?|sec(?:ond)?s?|min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|years?|times?|ways?)\b/i;
const BRACKET_WINDOW = 110;

/** A measure in brackets after a bare count or a container tells the size of one of them. */
function isSizeOfOne({ text, lead, noun }: Line, amount: Amount): boolean {
  if (!lead) return false;
  const between = text.slice(lead.end, amount.start);
  // "1 400 g tin" and "4 (150 g) steaks" name a count and then a size.
  if (/^\s*\(?\s*(?:about )?$/.test(between)) return true;
  const isInBrackets = /\([^)]*$/.test(between);
  const isAtEnd =
    /, ?(?:about )?$/.test(between) && /^\s?[a-z]+\.?\s*$/i.test(text.slice(amount.end));
  return noun?.unit.kind === 'container' && (isInBrackets || isAtEnd);
}

/** Counts beside the lead: "2 eggs plus 1 yolk", "8 tbsp (1 stick) butter". */
function isSecondCount(line: Line, amount: Amount, unit: UnitAfter | null): boolean {
  const { text, noun } = line;
  const before = text.slice(Math.max(0, amount.start - 24), amount.start);
  const after = text.slice(amount.end, amount.end + 12);
  if (isWeak(amount) || NO_COUNT_AFTER.test(after)) return false;
  if (SECOND_COUNT_BEFORE.test(before)) return true;
  if (!BRACKET_BEFORE.test(before)) return false;
  const isCounted = unit !== null || SIZE_WORD_AFTER.test(after);
  return (isCounted && noun !== null && isMeasuring(noun.unit)) || isPlainCount(line, amount);
}

/** What is said again as a count of pieces: "2 lb chicken (about 4 thighs)". In a tin or packet it is the size of one. */
function isPlainCount(line: Line, amount: Amount): boolean {
  const { text, lead, noun } = line;
  if (!lead || noun?.unit.kind === 'container' || isSizeOfOne(line, amount)) return false;
  const [rest = ''] = text.slice(amount.end, amount.end + BRACKET_WINDOW).split(')');
  if (NO_PLAIN_COUNT.test(rest)) return false;
  const isBare = rest === '' && VAGUE_COUNT.test(text.slice(0, amount.start));
  return isBare || PLAIN_COUNT_AFTER.test(`${rest})`);
}

function isScaled(line: Line, amount: Amount, unit: UnitAfter | null): boolean {
  if (!unit || !isMeasuring(unit.unit)) return isSecondCount(line, amount, unit);
  return !isFixedSize(line.text, amount, unit) && !isSizeOfOne(line, amount);
}

/** "400 g tin": twice as much is two such tins, so the size stays and a count goes before it. */
function containerEdits(
  { text, factor, fractions }: Scaling,
  lead: Amount,
  size: UnitAfter,
): Edit[] {
  const count = formatNumber(factor, { fractions });
  const prefix = { start: lead.start, end: lead.start, text: `${count} × ` };
  const container = unitAfter(text, size.end) ?? unitPastSize(text, size.end);
  if (!container) return [prefix];
  return [prefix, ...unitEdit(text, container, { was: false, is: factor.n > factor.d })];
}

function lineEdits(scaling: Scaling): Edit[] {
  const { text } = scaling;
  const lead = leadAmount(text);
  const size = lead && unitAfter(text, lead.end);
  const noun = lead && (size ?? unitPastSize(text, lead.end));
  const isSizedLead =
    size !== null && isMeasuring(size.unit) && (size.isHyphenated || isContainerSize(text, size));
  const scaled = scaledAmounts(text, (amount, unit) => {
    return amount.start === lead?.start
      ? !isSizedLead
      : isScaled({ text, lead, noun }, amount, unit);
  });
  const edits = scaled.flatMap(({ amount, unit }) => amountEdits(scaling, amount, unit));
  if (lead && size && isSizedLead) edits.push(...containerEdits(scaling, lead, size));
  // The unit of a count may stand behind its size, so edits can arrive out of order.
  return edits.sort((a, b) => a.start - b.start);
}

const EITHER_NUMBER = /^(\p{L}+)\(s\)$/u;

/**
 * The ingredient as it is shown at a factor. Every measure in the three fields follows the
 * factor, sizes of tins, packets and single pieces do not; at factor 1 nothing changes.
 */
export function scaleIngredient(
  line: IngredientLine,
  factor: Factor,
  format: NumberFormat = {},
): IngredientLine {
  const { quantity, item } = line;
  if (isUnscaled(factor)) return { quantity, unit: line.unit, item };
  // "cup(s)" leaves the number open; once it is known, the word says it.
  const unit = line.unit.replace(EITHER_NUMBER, '$1');
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
