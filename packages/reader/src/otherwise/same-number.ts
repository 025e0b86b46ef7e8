import { type Fraction, valueOf } from '../ingredients/fraction.ts';

/** Thirds are rounded. */
const ROUNDED = 0.02;

const isWhole = ([, bottom]: Fraction): boolean => bottom === 1;

/** Whether two numbers are the same, be one of them a fraction that the other rounds. */
export function isSameNumber(one: Fraction, other: Fraction): boolean {
  const [value, otherValue] = [valueOf(one), valueOf(other)];
  if (isWhole(one) && isWhole(other)) return value === otherValue;
  return Math.abs(value - otherValue) <= ROUNDED * Math.max(value, otherValue);
}
