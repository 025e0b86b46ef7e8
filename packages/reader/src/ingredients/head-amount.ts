import { afterEquivalents, afterMeasured, afterSizeInParenthesis } from './amount-size.ts';
import { rolesOf } from './amount.ts';
import type { Amount, Span } from './amount.ts';
import { valueOf } from './fraction.ts';
import { isDash, readNumber } from './number-reading.ts';
import type { Line, NumberReading } from './number-reading.ts';
import { sumOfParts } from './sum-of-parts.ts';
import { kindOf } from './unit.ts';
import { readMeasure, readUnit, readUnitAfterSizes } from './unit-reading.ts';
import type { UnitReading } from './unit-reading.ts';

const isTimes = (line: Line, index: number): boolean => {
  const key = line.tokens[index]?.key;
  return key === 'x' || key === '×' || key === '*';
};

/** "5 1/4-inch rounds" are five rounds; "1 1/2-pound lobster" is one and a half pounds. */
function splitCountFromLength(line: Line, number: NumberReading, index: number): Span[] | null {
  const mixed = line.tokens[index]?.mixed;
  if (!mixed || !isDash(line.tokens[number.next])) return null;
  const unit = readUnit(line, number.next + 1);
  if (!unit || kindOf(unit.name) !== 'length') return null;
  return [{ from: number.next, to: unit.next, role: 'size' }];
}

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
      const measured = line.tokens[dash]?.kind === 'number' ? afterMeasured(line, dash) : null;
      at = measured ?? afterSizeInParenthesis(line, at) ?? at;
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

function readMeasured(line: Line, number: NumberReading, unit: UnitReading): Amount {
  const sum = sumOfParts(line, number, unit);
  const end = afterEquivalents(line, sum.next);
  const spans: Span[] = [
    ...sum.spans,
    { from: sum.next, to: end, role: 'equivalent' },
    ...joinerSpans(line, end),
  ];
  return {
    low: sum.low,
    high: sum.high,
    unit: sum.unit,
    roles: rolesOf(line.tokens.length, spans),
    nameFrom: 0,
    some: '',
  };
}

/** An amount whose number begins at a token; null when no number does. */
export function readHeadAmount(line: Line, start: number): Amount | null {
  const number = readNumber(line, start);
  if (!number) return null;
  const quantity: Span = { from: start, to: number.next, role: 'quantity' };
  const split = splitCountFromLength(line, number, start);
  const count = split ? line.tokens[start]?.mixed?.[0] : undefined;
  const low = count ?? number.low;
  const high = count ?? number.high;
  const direct = split ? null : directMeasure(line, number);
  if (direct) {
    const amount = readMeasured(line, number, direct);
    const roles = amount.roles.map((role, index) =>
      index >= start && index < number.next ? 'quantity' : role,
    );
    return { ...amount, roles };
  }
  const sizes = sizeSpans(line, split?.[0]?.to ?? number.next);
  const unit = readUnitAfterSizes(line, sizes.next);
  const unitSpans = unit ? modifiersAndUnit(sizes.next, unit) : [];
  const equivalentsFrom = unit?.next ?? sizes.next;
  const equivalentsTo = unit ? afterEquivalents(line, unit.next) : sizes.next;
  const spans: Span[] = [
    quantity,
    ...(split ?? []),
    ...sizes.spans,
    ...unitSpans,
    { from: equivalentsFrom, to: equivalentsTo, role: 'size' },
    ...joinerSpans(line, equivalentsTo),
  ];
  const roles = rolesOf(line.tokens.length, spans);
  return { low, high, unit: unit?.name ?? null, roles, nameFrom: 0, some: '' };
}

/** The measure that follows the number at once: "200 g", "6-inch", "1 heaped tbsp". */
function directMeasure(line: Line, number: NumberReading): UnitReading | null {
  const at = isDash(line.tokens[number.next]) ? number.next + 1 : number.next;
  const unit = readMeasure(line, at);
  if (unit) return unit;
  const sized = readUnitAfterSizes(line, number.next);
  return sized && kindOf(sized.name) === 'measure' && valueOf(number.low) > 0 ? sized : null;
}
