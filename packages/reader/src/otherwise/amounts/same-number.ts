import { type Fraction, valueOf } from '../../ingredients/fraction.ts';

/** Whether two numbers differ by no more than a share of the larger one. */
export const areNear = (one: number, other: number, share: number): boolean =>
  Math.abs(one - other) <= share * Math.max(one, other);

/** Thirds are rounded, whole numbers are not. */
const ROUNDED = 0.02;

/** Whether two numbers are the same, be one of them a fraction that the other rounds. */
export const isSameValue = (one: number, other: number): boolean =>
  Number.isInteger(one) && Number.isInteger(other) ? one === other : areNear(one, other, ROUNDED);

export const isSameNumber = (one: Fraction, other: Fraction): boolean =>
  isSameValue(valueOf(one), valueOf(other));
