import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, multiply, rational, rationalFromNumber, toNumber } from './rational.ts';

const rationals = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 10_000 }))
  .map(([n, d]) => rational(n, d));

describe('rational arithmetic', () => {
  test('a factor and its inverse give the number back', () => {
    fc.assert(
      fc.property(rationals, rationals, (value, factor) => {
        expect(multiply(multiply(value, factor), rational(factor.d, factor.n))).toEqual(value);
      }),
    );
  });

  test('sums are in lowest terms', () => {
    expect(add(rational(1, 6), rational(1, 3))).toEqual({ n: 1, d: 2 });
  });

  test('a product beyond the safe integers stays a sane number', () => {
    const huge = { n: 9_007_199_254_740_991, d: 1 };
    const product = multiply(huge, huge);
    expect(toNumber(product)).toBeCloseTo(huge.n * huge.n, -20);
    expect(product.d).toBe(1);
  });
});

describe('rationalFromNumber', () => {
  test('finds every fraction with a small denominator', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (n, d) => {
        expect(rationalFromNumber(n / d)).toEqual(rational(n, d));
      }),
    );
  });

  test('what is not zero never becomes zero', () => {
    expect(rationalFromNumber(1e-12)).toEqual({ n: 1, d: 10_000 });
    expect(rationalFromNumber(0)).toEqual({ n: 0, d: 1 });
  });
});
