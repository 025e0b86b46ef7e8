/** An exact number n/d in lowest terms; d is always above zero. */
export interface Rational {
  readonly n: number;
  readonly d: number;
}

export const ONE: Rational = { n: 1, d: 1 };

const LARGEST_DENOMINATOR = 10_000;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Callers pass whole numbers, `n` not negative and `d` above zero. */
export function rational(n: number, d = 1): Rational {
  const divisor = greatestCommonDivisor(n, d);
  return { n: n / divisor, d: d / divisor };
}

/**
 * The simplest fraction a computed number stands for (0.3333333 is 1/3), found by continued
 * fractions. A value too small for the largest denominator becomes the smallest one, never zero.
 */
export function rationalFromNumber(value: number): Rational {
  let previous = { n: 1, d: 0 };
  let current = { n: Math.floor(value), d: 1 };
  let rest = value - current.n;
  while (rest > 1e-9) {
    const inverse = 1 / rest;
    const digit = Math.floor(inverse);
    const next = { n: digit * current.n + previous.n, d: digit * current.d + previous.d };
    if (next.d > LARGEST_DENOMINATOR) break;
    previous = current;
    current = next;
    rest = inverse - digit;
  }
  if (current.n === 0 && value > 0) return { n: 1, d: LARGEST_DENOMINATOR };
  return current;
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function multiply(a: Rational, b: Rational): Rational {
  const left = rational(a.n, b.d);
  const right = rational(b.n, a.d);
  const n = left.n * right.n;
  const d = left.d * right.d;
  // Beyond the safe integers exactness is lost anyway; the nearest fraction keeps the value sane.
  return Number.isSafeInteger(n) && Number.isSafeInteger(d)
    ? { n, d }
    : rationalFromNumber((a.n / a.d) * (b.n / b.d));
}

export function toNumber(a: Rational): number {
  return a.n / a.d;
}

export function isSame(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d;
}
