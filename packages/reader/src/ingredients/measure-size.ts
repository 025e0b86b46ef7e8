import type { UnitName } from './unit.ts';

interface Measure {
  of: 'volume' | 'weight';
  /** In millilitres or grams, the least and the most that cooks of different countries mean by it. */
  least: number;
  most: number;
}

const volume = (least: number, most = least): Measure => ({ of: 'volume', least, most });
const weight = (grams: number): Measure => ({ of: 'weight', least: grams, most: grams });

const MEASURES: Partial<Record<UnitName, Measure>> = {
  teaspoon: volume(5),
  dessertspoon: volume(10),
  tablespoon: volume(15, 20),
  'fluid-ounce': volume(28.4, 30),
  cup: volume(200, 284),
  pint: volume(473, 568),
  quart: volume(946, 1137),
  gallon: volume(3785, 4546),
  milliliter: volume(1),
  centiliter: volume(10),
  deciliter: volume(100),
  liter: volume(1000),
  milligram: weight(0.001),
  gram: weight(1),
  decagram: weight(10),
  hectogram: weight(100),
  kilogram: weight(1000),
  ounce: weight(28.35),
  pound: weight(453.6),
};

export const hasSize = (unit: UnitName): boolean => MEASURES[unit] !== undefined;

export interface MeasuredAmount {
  low: number;
  high: number;
  unit: UnitName;
}

/** What is written in the same unit differs by no more than the rounding of a fraction. */
const ROUNDED = 0.1;
/** Conversions are rounded to what can be weighed. */
const CONVERTED = 0.15;
/** Grams in a millilitre, from popcorn to a heaped spoon of honey. */
const LIGHTEST = 0.02;
const HEAVIEST = 2.5;

const overlap = (one: MeasuredAmount, other: MeasuredAmount, tolerance: number): boolean =>
  one.low * (1 - tolerance) <= other.high && other.low * (1 - tolerance) <= one.high;

/** Whether two amounts may be the same one, written in different units or by different cooks. */
export function maySayTheSame(one: MeasuredAmount, other: MeasuredAmount): boolean {
  if (one.unit === other.unit) return overlap(one, other, ROUNDED);
  const [ours, theirs] = [MEASURES[one.unit], MEASURES[other.unit]];
  if (!ours || !theirs) return true;
  const sized = ({ low, high, unit }: MeasuredAmount, { least, most }: Measure) => ({
    low: low * least,
    high: high * most,
    unit,
  });
  const [size, otherSize] = [sized(one, ours), sized(other, theirs)];
  if (ours.of === theirs.of) return overlap(size, otherSize, CONVERTED);
  const [grams, poured] = ours.of === 'weight' ? [size, otherSize] : [otherSize, size];
  return grams.high >= poured.low * LIGHTEST && grams.low <= poured.high * HEAVIEST;
}
