import { findAmounts } from './amounts.ts';
import { formatNumber } from './format-number.ts';
import type { NumberFormat } from './format-number.ts';
import { multiply } from './rational.ts';
import type { Rational } from './rational.ts';

/** The value of a quantity: one number, or a range with both ends. */
export interface Quantity {
  readonly low: Rational;
  readonly high: Rational | null;
  readonly separator: string;
}

/** Reads a text that is nothing but an amount; null for "to taste" and every other text. */
export function parseQuantity(text: string): Quantity | null {
  const trimmed = text.trim();
  const [amount] = findAmounts(trimmed);
  if (!amount || amount.text !== trimmed) return null;
  return { low: amount.low, high: amount.high, separator: amount.separator };
}

export function multiplyQuantity(quantity: Quantity, factor: Rational): Quantity {
  return {
    low: multiply(quantity.low, factor),
    high: quantity.high && multiply(quantity.high, factor),
    separator: quantity.separator,
  };
}

export function formatQuantity(quantity: Quantity, format: NumberFormat = {}): string {
  const low = formatNumber(quantity.low, format);
  if (!quantity.high) return low;
  const high = formatNumber(quantity.high, format);
  return low === high ? low : `${low}${quantity.separator}${high}`;
}

/** The number that unit words follow: the upper end of a range. */
export function isMany(quantity: Quantity): boolean {
  const { n, d } = quantity.high ?? quantity.low;
  return n > d;
}
