import type { Span } from './amount.ts';
import { add, divide, fraction, multiply, valueOf } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { isDash, readNumber } from './number-reading.ts';
import type { Line } from './line.ts';
import type { NumberReading } from './number-reading.ts';
import { sizeOf } from './unit.ts';
import type { UnitName } from './unit.ts';
import { readUnitAfterSizes } from './unit-reading.ts';
import type { UnitReading } from './unit-reading.ts';

export interface Sum {
  readonly low: Fraction;
  readonly high: Fraction;
  readonly unit: UnitName;
  readonly spans: readonly Span[];
  readonly next: number;
}

const HALF = fraction(1, 2);
const KITCHEN_DENOMINATORS = new Set([1, 2, 3, 4, 8]);

interface Part {
  readonly number: NumberReading;
  readonly unit: UnitReading;
}

function partAt(line: Line, index: number): Part | null {
  const number = readNumber(line, index);
  const unit = number && readUnitAfterSizes(line, number.next);
  return unit ? { number, unit } : null;
}

/** "1 cup plus 2 tbsp" is 1 1/8 cups, but 1 1/16 cups is better told as 17 tbsp. */
function addPart(sum: Sum, part: Part): Pick<Sum, 'low' | 'high' | 'unit'> | null {
  const whole = sizeOf(sum.unit);
  const more = sizeOf(part.unit.name);
  if (!whole || !more || whole.family !== more.family) return null;
  const inWhole = (value: Fraction): Fraction => divide(multiply(value, more.size), whole.size);
  const low = add(sum.low, inWhole(part.number.low));
  const high = add(sum.high, inWhole(part.number.high));
  const isReadable = KITCHEN_DENOMINATORS.has(low[1]) && KITCHEN_DENOMINATORS.has(high[1]);
  if (isReadable || valueOf(more.size) >= valueOf(whole.size)) {
    return { low, high, unit: sum.unit };
  }
  const inPart = (value: Fraction): Fraction => divide(multiply(value, whole.size), more.size);
  return { low: inPart(low), high: inPart(high), unit: part.unit.name };
}

function nextPart(line: Line, sum: Sum): Sum | null {
  const sign = line.tokens[sum.next]?.key;
  const word = line.lexicon.plusWords.match(line.tokens, sum.next);
  const at = word?.next ?? (sign === '+' || sign === '&' ? sum.next + 1 : sum.next);
  const part = line.tokens[at]?.kind === 'number' ? partAt(line, at) : null;
  const isSmaller =
    part !== null &&
    valueOf(sizeOf(part.unit.name)?.size ?? [0, 1]) < valueOf(sizeOf(sum.unit)?.size ?? [0, 1]);
  if (!part || (at === sum.next && !isSmaller)) return null;
  const total = addPart(sum, part);
  if (!total) return null;
  const changed = total.unit !== sum.unit;
  const spans: Span[] = [
    ...sum.spans.map((span) =>
      changed && span.role === 'unit' ? { ...span, role: 'joint' as const } : span,
    ),
    { from: sum.next, to: part.unit.next, role: 'joint' },
    ...(changed ? [{ from: part.unit.start, to: part.unit.next, role: 'unit' as const }] : []),
  ];
  return { ...total, spans, next: part.unit.next };
}

/** "Un kilo y medio de patatas", "1 cup and a half": half of the same measure once more. */
export function halfMore(line: Line, next: number): { half: Fraction; next: number } | null {
  const plus = line.lexicon.plusWords.match(line.tokens, next);
  const half = plus && readNumber(line, plus.next);
  const isWord = half && line.tokens[plus.next]?.kind === 'word';
  if (!isWord || valueOf(half.low) !== valueOf(HALF) || readUnitAfterSizes(line, half.next))
    return null;
  return { half: HALF, next: half.next };
}

function withHalf(line: Line, sum: Sum): Sum | null {
  const more = halfMore(line, sum.next);
  if (!more) return null;
  const spans: Span[] = [...sum.spans, { from: sum.next, to: more.next, role: 'joint' }];
  const [low, high] = [add(sum.low, more.half), add(sum.high, more.half)];
  return { ...sum, low, high, spans, next: more.next };
}

const THOUSANDTHS: ReadonlySet<UnitName> = new Set(['kilogram', 'liter']);

/** "1 kg 500 de tomates", as it is said: the grams need no unit of their own. */
function withThousandths({ tokens, lexicon }: Line, sum: Sum): Sum | null {
  if (!THOUSANDTHS.has(sum.unit)) return null;
  const rest = /^[1-9]\d{2}$/u.exec(tokens[sum.next]?.text ?? '');
  const isNamed = lexicon.joiners.match(tokens, sum.next + 1) !== null;
  if (!rest || !isNamed) return null;
  const more = fraction(Number(rest[0]), 1000);
  const next = sum.next + 1;
  const spans: Span[] = [...sum.spans, { from: sum.next, to: next, role: 'joint' }];
  return { ...sum, low: add(sum.low, more), high: add(sum.high, more), spans, next };
}

/** "1 cup to 1 1/2 cups", "100 g - 150 g". */
function rangeOfSameUnit(line: Line, sum: Sum): Sum | null {
  const word = line.lexicon.rangeWords.match(line.tokens, sum.next);
  const at = word?.next ?? (isDash(line.tokens[sum.next]) ? sum.next + 1 : null);
  const part = at === null ? null : partAt(line, at);
  if (!part || part.unit.name !== sum.unit) return null;
  if (valueOf(part.number.high) <= valueOf(sum.low)) return null;
  const spans: Span[] = [...sum.spans, { from: sum.next, to: part.unit.next, role: 'joint' }];
  return { ...sum, high: part.number.high, spans, next: part.unit.next };
}

/** Most measures are followed by a name, whose words join nothing to them. */
function mayGoOn({ tokens, lexicon }: Line, next: number): boolean {
  const token = tokens[next];
  if (token?.kind !== 'word') return token !== undefined;
  return (
    lexicon.plusWords.match(tokens, next) !== null ||
    lexicon.rangeWords.match(tokens, next) !== null
  );
}

/** A measured amount and whatever is added to it: "1lb 7oz", "1 cup plus 2 tbsp", "1 tsp to 2 tsp". */
export function sumOfParts(line: Line, number: NumberReading, unit: UnitReading): Sum {
  let sum: Sum = {
    low: number.low,
    high: number.high,
    unit: unit.name,
    spans: [
      { from: number.next, to: unit.start, role: 'modifier' },
      { from: unit.start, to: unit.next, role: 'unit' },
    ],
    next: unit.next,
  };
  while (mayGoOn(line, sum.next)) {
    const longer =
      nextPart(line, sum) ??
      withThousandths(line, sum) ??
      rangeOfSameUnit(line, sum) ??
      withHalf(line, sum);
    if (!longer) break;
    sum = longer;
  }
  return sum;
}
