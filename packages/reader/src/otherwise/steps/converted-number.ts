import { heatComparer, isDegree } from '../../fields/heat.ts';
import { hasSize, type MeasuredAmount, sayTheSame } from '../../ingredients/measure-size.ts';
import { UNIT_KINDS, type UnitName } from '../../ingredients/unit.ts';
import { areNear } from '../amounts/same-number.ts';
import type { StepNumber } from './step-number.ts';

const isUnit = (name: string): name is UnitName => name in UNIT_KINDS;

const amountOf = ({ low, high, unit }: StepNumber): MeasuredAmount | null =>
  unit !== null && isUnit(unit) && hasSize(unit) ? { low, high, unit } : null;

/** Units that are so many times each other, whoever measures. */
const EXACT: readonly Readonly<Record<string, number>>[] = [
  { second: 1, minute: 60, hour: 3600 },
  { milligram: 0.001, gram: 1, decagram: 10, hectogram: 100, kilogram: 1000 },
  { milliliter: 1, centiliter: 10, deciliter: 100, liter: 1000 },
  { millimeter: 1, centimeter: 10 },
];
/** "1.33 hours" are 80 minutes, but 61 are no hour. */
const NEAR = 0.005;
const MILLIMETERS: Readonly<Record<string, number>> = {
  inch: 25.4,
  millimeter: 1,
  centimeter: 10,
};
/** A tin of 9 inches has 22 to 24 centimetres. */
const NEAR_LENGTH = 0.15;

/** Tells whether two numbers of different units may be one time, heat or length; null where they are none of them. */
function converterOf(unit: string, other: string): ((one: number, two: number) => boolean) | null {
  if (isDegree(unit) && isDegree(other)) return heatComparer(unit, other);
  for (const sizes of [...EXACT, MILLIMETERS]) {
    const [size, otherSize] = [sizes[unit], sizes[other]];
    if (size === undefined || otherSize === undefined) continue;
    const share = sizes === MILLIMETERS ? NEAR_LENGTH : NEAR;
    return (one, two) => areNear(one * size, two * otherSize, share);
  }
  return null;
}

/** Whether two numbers of different units may be one amount, time, heat or length. */
export function isConverted(one: StepNumber, other: StepNumber): boolean {
  if (one.unit === null || other.unit === null || one.unit === other.unit) return false;
  const isSame = converterOf(one.unit, other.unit);
  if (isSame) return isSame(one.low, other.low) && isSame(one.high, other.high);
  const [amount, otherAmount] = [amountOf(one), amountOf(other)];
  return amount !== null && otherAmount !== null && sayTheSame(amount, otherAmount) !== false;
}
