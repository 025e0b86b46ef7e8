import type { Amount } from './amount.ts';
import { valueOf } from './fraction.ts';
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

/** An amount in a unit that has a size; null for any other. */
export const measuredAmount = ({ low, high, unit }: Amount): MeasuredAmount | null =>
  low && high && unit && hasSize(unit) ? { low: valueOf(low), high: valueOf(high), unit } : null;

/** What is written in the same unit differs by no more than the rounding of a fraction. */
const ROUNDED = 0.1;
/** Conversions are rounded to what can be weighed. */
const CONVERTED = 0.15;
/** Grams in a millilitre, from popcorn to a heaped spoon of honey. */
const LIGHTEST = 0.02;
const HEAVIEST = 2.5;

const overlap = (one: MeasuredAmount, other: MeasuredAmount, tolerance: number): boolean =>
  one.low * (1 - tolerance) <= other.high && other.low * (1 - tolerance) <= one.high;

const isOfOneKind = (one: MeasuredAmount, other: MeasuredAmount): boolean =>
  one.unit === other.unit || MEASURES[one.unit]?.of === MEASURES[other.unit]?.of;

/** How many tablespoons a cup is to one cook: whose spoon is a large one has no small cup. */
const SPOONS_IN_CUP = { least: 12.5, most: 16.7 };

/** A cup in tablespoons, and these as they are; null for what is in other units. */
function inSpoons({ low, high, unit }: MeasuredAmount): MeasuredAmount | null {
  if (unit === 'tablespoon') return { low, high, unit };
  if (unit !== 'cup') return null;
  return { low: low * SPOONS_IN_CUP.least, high: high * SPOONS_IN_CUP.most, unit: 'tablespoon' };
}

const sizeOf = ({ low, high, unit }: MeasuredAmount): MeasuredAmount => ({
  low: low * (MEASURES[unit]?.least ?? 1),
  high: high * (MEASURES[unit]?.most ?? 1),
  unit,
});

/** Whether two amounts of one thing are the same, in whatever units; null where one is a weight, the other a volume, and both may be. */
export function sayTheSame(one: MeasuredAmount, other: MeasuredAmount): boolean | null {
  if (one.unit === other.unit) return overlap(one, other, ROUNDED);
  const [spoons, otherSpoons] = [inSpoons(one), inSpoons(other)];
  if (spoons && otherSpoons) return overlap(spoons, otherSpoons, CONVERTED);
  const [size, otherSize] = [sizeOf(one), sizeOf(other)];
  if (isOfOneKind(one, other)) return overlap(size, otherSize, CONVERTED);
  const [grams, poured] =
    MEASURES[one.unit]?.of === 'weight' ? [size, otherSize] : [otherSize, size];
  const mayBe = grams.high >= poured.low * LIGHTEST && grams.low <= poured.high * HEAVIEST;
  return mayBe ? null : false;
}
