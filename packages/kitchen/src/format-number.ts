import type { Rational } from './rational.ts';
import { toNumber } from './rational.ts';

export interface NumberFormat {
  /** Show 1/3 rather than 0.33. Off by default. */
  readonly fractions?: boolean | undefined;
}

// What measuring cups and spoons are marked with.
const KITCHEN_DENOMINATORS = [1, 2, 3, 4, 6, 8];
const ROUNDING_ERROR = 0.005;

function kitchenFraction(value: number): string | null {
  const whole = Math.floor(value);
  for (const d of KITCHEN_DENOMINATORS) {
    const n = Math.round((value - whole) * d);
    if (Math.abs(value - whole - n / d) >= ROUNDING_ERROR) continue;
    if (n === 0 || n === d) {
      const rounded = whole + n / d;
      return rounded === 0 ? null : String(rounded);
    }
    return whole === 0 ? `${n}/${d}` : `${whole} ${n}/${d}`;
  }
  return null;
}

/**
 * At most two decimals without trailing zeros. An amount above zero never shows as "0": what is
 * too little for two decimals shows as "0.01".
 */
export function formatNumber(value: Rational, format: NumberFormat = {}): string {
  if (value.n === 0) return '0';
  const fraction = format.fractions ? kitchenFraction(toNumber(value)) : null;
  if (fraction !== null) return fraction;
  return String(Math.max(1, Math.round((value.n * 100) / value.d)) / 100);
}
