import { isWeak } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { inFiguresOf, westernFigures } from './eastern-figures.ts';
import { applyEdits } from './edits.ts';
import type { Edit } from './edits.ts';
import { isUnscaled, toFactor } from './factor.ts';
import type { Factor } from './factor.ts';
import { fateOfMeasure, isContainerSize } from './fixed-size.ts';
import { formatNumber } from './format-number.ts';
import type { NumberFormat } from './format-number.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { leadAmount } from './lead-amount.ts';
import { isNoCount, isSaidInPieces, isSourceCount } from './said-in-pieces.ts';
import { amountEdits, unitEdit } from './scale-amount.ts';
import type { Scaling } from './scale-amount.ts';
import { judgedAmounts } from './judged-amounts.ts';
import { unitAfter, unitPastSize } from './unit-after.ts';
import type { UnitAfter } from './unit-after.ts';
import { isMeasuring } from './units.ts';

interface Line {
  readonly text: string;
  readonly lead: Amount | null;
  /** The unit of the lead, past a size in between. */
  readonly noun: UnitAfter | null;
}

const SECOND_COUNT_BEFORE =
  /(?:\b(?:plus|and|or|(?:juice|zest|rind)(?: and \w{1,12})? of)|\+|&)\s$/i;
// "2 cans at 400 g", "2 Dosen à 400 g", "2 boîtes de 400 g", "2 cans of 400 g each".
const SIZE_NAMED =
  /(?:^\s(?:of|a|de|da|di|zu|von|van|av|om|på|med)|\s(?:at|à|á|je|zu je|à je|po))\s{1,2}(?:about )?$/i;
const BRACKET_BEFORE = /\((?:about |approx\.? |roughly |around )?$/i;
const SIZE_WORD_AFTER = /^ (?:small|medium|large)\b/i;
/** A measure in brackets after a bare count or a container tells the size of one of them. */
function isSizeOfOne({ text, lead, noun }: Line, amount: Amount): boolean {
  if (!lead) return false;
  const between = text.slice(lead.end, amount.start);
  // "1 400 g tin" and "4 (150 g) steaks" name a count and then a size.
  if (/^\s*(?:\(|à\s)?\s*(?:about )?$/.test(between)) return true;
  const isNamed = noun !== null && SIZE_NAMED.test(text.slice(noun.end, amount.start));
  const isInBrackets = /\([^)]*$/.test(between);
  const isAtEnd =
    /, ?(?:about )?$/.test(between) && /^\s?[a-z]+\.?\s*$/i.test(text.slice(amount.end));
  return noun?.unit.kind === 'container' && (isNamed || isInBrackets || isAtEnd);
}

/** Counts beside the lead: "2 eggs plus 1 yolk", "8 tbsp (1 stick) butter". */
function isSecondCount(line: Line, amount: Amount, unit: UnitAfter | null): boolean {
  const { text, noun } = line;
  const before = text.slice(Math.max(0, amount.start - 24), amount.start);
  const after = text.slice(amount.end, amount.end + 12);
  if (isSourceCount(text, amount, unit)) return true;
  if (isWeak(amount) || isNoCount(after)) return false;
  if (SECOND_COUNT_BEFORE.test(before)) return true;
  if (!BRACKET_BEFORE.test(before)) return false;
  const isCounted = unit !== null || SIZE_WORD_AFTER.test(after);
  return (isCounted && noun !== null && isMeasuring(noun.unit)) || isPlainCount(line, amount);
}

/** What is said again as a count of pieces: "2 lb chicken (about 4 thighs)". In a tin or packet it is the size of one. */
function isPlainCount(line: Line, amount: Amount): boolean {
  const { text, lead, noun } = line;
  if (!lead || noun?.unit.kind === 'container' || isSizeOfOne(line, amount)) return false;
  return isSaidInPieces(text, amount);
}

function isScaled(line: Line, amount: Amount, unit: UnitAfter | null): boolean {
  if (!unit || !isMeasuring(unit.unit)) return isSecondCount(line, amount, unit);
  return fateOfMeasure(line.text, amount, unit) === 'scaled' && !isSizeOfOne(line, amount);
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
  const judged = judgedAmounts(text, (amount, unit) => {
    const isLead = amount.start === lead?.start;
    const follows = isLead ? !isSizedLead : isScaled({ text, lead, noun }, amount, unit);
    return follows ? 'scaled' : 'fixed';
  });
  const scaled = judged.filter(({ fate }) => fate === 'scaled');
  const edits = scaled.flatMap(({ amount, unit }) => amountEdits(scaling, amount, unit));
  if (lead && size && isSizedLead) edits.push(...containerEdits(scaling, lead, size));
  // The unit of a count may stand behind its size, so edits can arrive out of order.
  return edits.sort((a, b) => a.start - b.start);
}

const WHOLE = /^\s*\d{1,3}\s*$/;
const FRACTION_FIRST = /^\s*(\d{1,2}[/\u2044]\d{1,2}|[¼-¾⅐-⅞])\s{0,2}(?=[a-z])/i;

/** "2" and "1/2 cups" are one mixed amount; "2" and "1/2 pint jars" are a count and a size. */
function withWholeAmount(line: IngredientLine): IngredientLine {
  const [opening = '', fraction = ''] = FRACTION_FIRST.exec(line.unit) ?? [];
  const rest = line.unit.slice(opening.length);
  const unit = unitAfter(rest, 0);
  const isMixed = fraction !== '' && WHOLE.test(line.quantity);
  if (!isMixed || !unit || !isMeasuring(unit.unit) || isContainerSize(rest, unit)) return line;
  return { ...line, quantity: `${line.quantity.trim()} ${fraction}`, unit: rest };
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
  if (isUnscaled(factor)) return { quantity: line.quantity, unit: line.unit, item: line.item };
  const { quantity: written, unit: unitText, item } = withWholeAmount(line);
  const quantity = westernFigures(written);
  // "cup(s)" leaves the number open; once it is known, the word says it.
  const unit = unitText.replace(EITHER_NUMBER, '$1');
  const text = [quantity, unit, item].join('\n');
  const edits = lineEdits({ text, factor: toFactor(factor), fractions: format.fractions });
  const unitStart = quantity.length + 1;
  const itemStart = unitStart + unit.length + 1;
  return {
    quantity: inFiguresOf(written, applyEdits(text, edits, [0, quantity.length])),
    unit: applyEdits(text, edits, [unitStart, unitStart + unit.length]),
    item: applyEdits(text, edits, [itemStart, text.length]),
  };
}
