import { expect, test } from 'vitest';
import { add, divide, formatFraction, fraction, fromDecimal, multiply } from './fraction.ts';

test.each([
  [fraction(4), '4'],
  [fraction(1, 2), '1/2'],
  [fraction(6, 4), '1 1/2'],
  [fraction(17, 16), '1 1/16'],
  [fraction(19, 48), '0.396'],
  [fromDecimal('1', '25'), '1 1/4'],
])('%j is written %s', (value, text) => {
  expect(formatFraction(value)).toBe(text);
});

test('decimals stay decimals when the line has them', () => {
  expect(formatFraction(fromDecimal('0', '5'), 'decimal')).toBe('0.5');
});

test('sums, products and quotients are exact', () => {
  expect(add([1, 3], [1, 6])).toEqual([1, 2]);
  expect(multiply([2, 3], [3, 4])).toEqual([1, 2]);
  expect(divide([1, 2], [1, 4])).toEqual([2, 1]);
});
