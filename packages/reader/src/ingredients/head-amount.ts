import {
  afterCanNumber,
  afterDimensions,
  afterEquivalents,
  afterMeasured,
  afterSizeInParenthesis,
} from './amount-size.ts';
import { noAmount, rolesOf } from './amount.ts';
import type { Amount, Span } from './amount.ts';
import { fraction, valueOf } from './fraction.ts';
import { isDash, isTimes, readNumber } from './number-reading.ts';
import type { Line } from './line.ts';
import type { NumberReading } from './number-reading.ts';
import { isSureUnit } from './sure-unit.ts';
import { sumOfParts } from './sum-of-parts.ts';
import type { Sum } from './sum-of-parts.ts';
import { kindOf } from './unit.ts';
import type { UnitName } from './unit.ts';
import { readMeasure, readUnit, readUnitAfterSizes } from './unit-reading.ts';
import type { UnitReading } from './unit-reading.ts';

/** Sizes between the number and its unit: "(14 oz)", "x 400 g/14 oz", "14-ounce". */
function sizeSpans(line: Line, start: number): { spans: Span[]; next: number } {
  const spans: Span[] = [];
  let at = start;
  for (;;) {
    const from = at;
    if (isTimes(line, at)) {
      at = afterMeasured(line, at + 1) ?? at + 1;
    } else {
      const dash = isDash(line.tokens[at]) ? at + 1 : at;
      const isNumber = line.tokens[dash]?.kind === 'number';
      const measured = isNumber ? afterMeasured(line, dash) : null;
      const wide = isNumber ? afterDimensions(line, dash) : null;
      at = wide ?? measured ?? afterSizeInParenthesis(line, at) ?? afterCanNumber(line, at) ?? at;
    }
    if (at === from) return { spans, next: at };
    at = afterEquivalents(line, at);
    spans.push({ from, to: at, role: 'size' });
  }
}

function modifiersAndUnit(from: number, unit: UnitReading): Span[] {
  return [
    { from, to: unit.start, role: 'modifier' },
    { from: unit.start, to: unit.next, role: 'unit' },
  ];
}

/** After the unit: "of", and in many languages a size once more ("1 lata de 400 g de tomates"). */
function joinerSpans(line: Line, start: number): Span[] {
  const size = line.lexicon.sizes.match(line.tokens, start);
  const joinerAt = size?.next ?? start;
  const joiner = line.lexicon.joiners.match(line.tokens, joinerAt);
  if (!joiner) return [];
  const spans: Span[] = [
    { from: start, to: joinerAt, role: 'modifier' },
    { from: joinerAt, to: joiner.next, role: 'joint' },
  ];
  const measured = line.tokens[joiner.next]?.kind === 'number' && afterMeasured(line, joiner.next);
  if (!measured) return spans;
  const sizeEnd = afterEquivalents(line, measured);
  spans.push({ from: joiner.next, to: sizeEnd, role: 'size' });
  return [...spans, ...joinerSpans(line, sizeEnd)];
}

/** Only these: "100 g glass noodles" and "2 lb pot roast" are names. */
const WRAPPINGS: ReadonlySet<UnitName> = new Set([
  'can',
  'jar',
  'bottle',
  'package',
  'bag',
  'box',
  'sachet',
  'punnet',
  'tube',
]);

/** "400 g tin tomatoes": what a measured amount comes in. */
function afterWrapping(line: Line, index: number): number {
  const unit = readUnit(line, index);
  const isWrapping = unit && WRAPPINGS.has(unit.name) && line.tokens[unit.next]?.kind === 'word';
  return isWrapping ? unit.next : index;
}

function readMeasured(line: Line, quantity: Span, sum: Sum): Amount {
  const end = afterEquivalents(line, sum.next);
  const wrapped = afterWrapping(line, end);
  const spans: Span[] = [
    quantity,
    ...sum.spans,
    { from: sum.next, to: end, role: 'equivalent' },
    { from: end, to: wrapped, role: 'modifier' },
    ...joinerSpans(line, wrapped),
  ];
  return {
    low: sum.low,
    high: sum.high,
    unit: sum.unit,
    isUnitSure: true,
    roles: rolesOf(line.tokens.length, spans),
    nameFrom: 0,
    some: '',
  };
}

/** "5 spice powder", "7 grain bread": how many are mixed in it. */
export const MIXED: ReadonlySet<string> = new Set(
  'spice grain seed bean cheese herb fruit berry'.split(' '),
);
const MIXTURE: ReadonlySet<string> = new Set(
  'powder mix mixture blend seasoning bread flour cereal salad soup medley'.split(' '),
);

/** "2% milk", "7-Up", "5-spice", "00 flour": a number that belongs to the name. */
function isPartOfName({ tokens, lexicon }: Line, next: number): boolean {
  const number = tokens[next - 1];
  const mark = tokens[next];
  if (number?.text.startsWith('00') && /^0+$/.test(number.text)) return true;
  if (!mark) return false;
  if (mark.key === '%' || mark.key === '°') return true;
  const word = tokens[next + 1];
  if (MIXED.has(mark.key)) return MIXTURE.has(word?.key ?? '');
  const isHyphenated = isDash(mark) && mark.start === number?.end && word?.start === mark.end;
  if (!isHyphenated || word?.kind !== 'word' || lexicon.rangeWords.get(word.key)) return false;
  return readUnit({ tokens, lexicon }, next + 1) === null;
}

/** Up to here "2 x 5 cm piece" may count pieces that are 5 cm long. */
const MOST_PIECES = 5;

/** "9x13 inch sheet puff pastry" is one sheet of that size; "9 x 13 cm sheets" are nine. */
function readWidePiece(line: Line, start: number, length: NumberReading): Amount | null {
  const end = valueOf(length.low) > MOST_PIECES ? afterDimensions(line, start) : null;
  const unit = end === null ? null : readUnitAfterSizes(line, end);
  if (end === null || !unit || line.tokens[unit.next - 1]?.key.endsWith('s')) return null;
  const spans: Span[] = [
    { from: start, to: end, role: 'size' },
    ...modifiersAndUnit(end, unit),
    ...joinerSpans(line, unit.next),
  ];
  return {
    low: fraction(1),
    high: fraction(1),
    unit: unit.name,
    isUnitSure: true,
    roles: rolesOf(line.tokens.length, spans),
    nameFrom: 0,
    some: '',
  };
}

/** "9x13 inch pan": how large the one thing is that it names, and no count of it; "8 x 20cm tortillas" are eight. */
function readOnlySize(line: Line, start: number, length: NumberReading): Amount | null {
  const [by, width] = line.tokens.slice(length.next, length.next + 2);
  const isGlued = by?.start === line.tokens[start]?.end && by?.end === width?.start;
  const end = isGlued && valueOf(length.low) > MOST_PIECES ? afterDimensions(line, start) : null;
  if (end === null) return null;
  const mark = line.tokens.findIndex((token, index) => index >= end && token.kind === 'mark');
  const isSeveral = line.tokens.at(mark < 0 ? -1 : mark - 1)?.key.endsWith('s');
  const roles = rolesOf(line.tokens.length, [{ from: start, to: end, role: 'size' }]);
  return isSeveral ? null : { ...noAmount(line.tokens.length), roles };
}

/** An amount whose number begins at a token; null when no number does. */
export function readHeadAmount(line: Line, start: number): Amount | null {
  const number = readNumber(line, start);
  if (!number || isPartOfName(line, number.next)) return null;
  const sized = isTimes(line, number.next)
    ? (readWidePiece(line, start, number) ?? readOnlySize(line, start, number))
    : null;
  if (sized) return sized;
  const quantity: Span = { from: start, to: number.next, role: 'quantity' };
  const near = readUnitAfterSizes(line, number.next);
  const direct = directMeasure(line, number, near);
  if (direct) return readMeasured(line, quantity, sumOfParts(line, number, direct));
  const sizes = sizeSpans(line, number.next);
  const unit = sizes.spans.length === 0 ? near : readUnitAfterSizes(line, sizes.next);
  const end = unit ? afterEquivalents(line, unit.next) : sizes.next;
  const spans: Span[] = [
    quantity,
    ...sizes.spans,
    ...(unit ? modifiersAndUnit(sizes.next, unit) : []),
    { from: unit?.next ?? end, to: end, role: 'size' },
    ...joinerSpans(line, end),
  ];
  return {
    low: number.low,
    high: number.high,
    unit: unit?.name ?? null,
    isUnitSure: unit !== null && isSureUnit(line, number, unit),
    roles: rolesOf(line.tokens.length, spans),
    nameFrom: 0,
    some: '',
  };
}

/** The measure that follows the number at once: "200 g", "6-inch", "1 heaped tbsp". */
function directMeasure(
  line: Line,
  number: NumberReading,
  near: UnitReading | null,
): UnitReading | null {
  if (isDash(line.tokens[number.next])) return readMeasure(line, number.next + 1);
  const kind = near && kindOf(near.name);
  const isLength = kind === 'length' && near?.start === number.next;
  const isMeasure = kind === 'measure' && (near?.start === number.next || valueOf(number.low) > 0);
  return isLength || isMeasure ? near : null;
}
