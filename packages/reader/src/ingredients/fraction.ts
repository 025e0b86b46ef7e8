/** An exact number: sums such as "1/3 cup plus 1 tbsp" must not pick up rounding noise. */
export type Fraction = readonly [numerator: number, denominator: number];

function greatestCommonDivisor(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y > 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x === 0 ? 1 : x;
}

export function fraction(numerator: number, denominator = 1): Fraction {
  if (denominator === 1 && Number.isInteger(numerator)) return [numerator, 1];
  const divisor = greatestCommonDivisor(numerator, denominator);
  return [numerator / divisor, denominator / divisor];
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a[0] * b[1] + b[0] * a[1], a[1] * b[1]);

export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a[0] * b[0], a[1] * b[1]);

export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a[0] * b[1], a[1] * b[0]);

export const valueOf = (a: Fraction): number => a[0] / a[1];

export function fromDecimal(whole: string, decimals: string): Fraction {
  const shown = decimals.slice(0, 6);
  return fraction(Number(`${whole}${shown}`), 10 ** shown.length);
}

/** Nobody writes so many decimals by hand: they are a third or a sixth that a program has worked out. */
const FEWEST_WORKED_OUT = 4;
const PRECISEST_WORKED_OUT = 6;

/** "0.3333" and "1.6666667163" as the thirds and sixths they were before; null for other decimals. */
export function writtenOutThird(whole: string, decimals: string): Fraction | null {
  if (decimals.length < FEWEST_WORKED_OUT) return null;
  const value = Number(`${whole}.${decimals}`);
  const sixths = Math.round(value * 6);
  const tolerance = 10 ** -Math.min(decimals.length, PRECISEST_WORKED_OUT);
  const isNear = sixths % 3 !== 0 && Math.abs(value - sixths / 6) < tolerance;
  return isNear ? fraction(sixths, 6) : null;
}

/** Kitchen fractions stay fractions ("1 1/2"); anything else becomes a short decimal. */
const WRITTEN_AS_FRACTION = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16]);

export const mayBeFraction = (a: Fraction): boolean => a[1] === 1 || WRITTEN_AS_FRACTION.has(a[1]);

export function formatFraction(a: Fraction, style: 'fraction' | 'decimal' = 'fraction'): string {
  const numerator = a[0];
  const denominator = a[1];
  if (denominator === 1) return String(numerator);
  if (style === 'decimal' || !mayBeFraction(a)) return String(Number(valueOf(a).toFixed(3)));
  const whole = Math.floor(numerator / denominator);
  const rest = `${numerator - whole * denominator}/${denominator}`;
  return whole === 0 ? rest : `${whole} ${rest}`;
}
