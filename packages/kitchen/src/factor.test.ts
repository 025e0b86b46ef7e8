import { describe, expect, test } from 'vitest';
import {
  clampServings,
  factorToServings,
  formatFactor,
  isPresetOpen,
  isUnscaled,
  isValidFactor,
  SCALE_PRESETS,
  servingsToFactor,
  toFactor,
} from './factor.ts';
import { multiply, ONE, rational } from './rational.ts';

test.each([
  ['3', 3],
  [0, 1],
  [-4, 1],
  [51, 50],
  ['999', 50],
  ['', 1],
  ['abc', 1],
  [Number.NaN, 1],
  [undefined, 1],
  [2.6, 3],
  [Infinity, 50],
])('%j servings become %d', (input, servings) => {
  expect(clampServings(input)).toBe(servings);
});

test.each([
  [0, false],
  [-1, false],
  [0.01, true],
  [1, true],
  [10, true],
  [10.01, false],
  [Number.NaN, false],
  [Infinity, false],
])('the factor %d is valid: %j', (factor, isValid) => {
  expect(isValidFactor(factor)).toBe(isValid);
});

test('the presets are exact', () => {
  expect(SCALE_PRESETS.map(({ label }) => label)).toEqual(['1/2', '1x', '2x', '3x']);
  expect(SCALE_PRESETS.map(({ factor }) => factor.n / factor.d)).toEqual([0.5, 1, 2, 3]);
});

describe('servings and factors', () => {
  test('a change of servings is an exact factor', () => {
    expect(servingsToFactor(4, 6)).toEqual({ n: 2, d: 3 });
    expect(multiply(servingsToFactor(3, 1), servingsToFactor(1, 3))).toEqual(ONE);
  });

  test.each([null, undefined, 0, Number.NaN])('%j servings count as 4', (original) => {
    expect(servingsToFactor(8, original)).toEqual({ n: 2, d: 1 });
    expect(factorToServings(2, original)).toBe(8);
  });

  test('a factor never goes beyond 10', () => {
    expect(servingsToFactor(50, 2)).toEqual({ n: 10, d: 1 });
  });

  test('servings shown are whole and at least one', () => {
    expect(factorToServings(0.5, 5)).toBe(3);
    expect(factorToServings(rational(1, 2), 1)).toBe(1);
    expect(factorToServings(rational(1, 8), 3)).toBe(1);
  });
});

test.each([
  [4, ['1/2', '1x', '2x', '3x']],
  [null, ['1/2', '1x', '2x', '3x']],
  [1, ['1x', '2x', '3x']],
  [17, ['1/2', '1x', '2x']],
  [30, ['1/2', '1x']],
  [120, ['1x']],
])('of %j servings the presets %j keep 1 to 50 servings', (original, open) => {
  const labels = SCALE_PRESETS.filter(({ factor }) => isPresetOpen(factor, original)).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(open);
});

test('a number is read as the fraction it stands for', () => {
  expect(toFactor(1 / 3)).toEqual({ n: 1, d: 3 });
  expect(toFactor(0.1 + 0.2)).toEqual({ n: 3, d: 10 });
  expect(isUnscaled(3 * (1 / 3))).toBe(true);
});

test('the print line shows the factor with at most two decimals', () => {
  expect(formatFactor({ n: 4, d: 3 })).toBe('1.33');
  expect(formatFactor(0.5)).toBe('0.5');
  expect(formatFactor(2)).toBe('2');
});
