import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';
import { rational } from './rational.ts';

test.each([
  [rational(1, 1), '1', '1'],
  [rational(1, 2), '0.5', '1/2'],
  [rational(1, 3), '0.33', '1/3'],
  [rational(5, 3), '1.67', '1 2/3'],
  [rational(1, 6), '0.17', '1/6'],
  [rational(7, 8), '0.88', '7/8'],
  [rational(1, 5), '0.2', '0.2'],
  [rational(1, 16), '0.06', '0.06'],
  [rational(33, 100), '0.33', '1/3'],
  [rational(999, 1000), '1', '1'],
  [rational(1, 10_000), '0.01', '0.01'],
  [rational(0, 1), '0', '0'],
  [rational(1_000_000, 1), '1000000', '1000000'],
  [rational(101, 100), '1.01', '1.01'],
])('%j shows as %j, with fractions as %j', (value, decimal, fraction) => {
  expect(formatNumber(value)).toBe(decimal);
  expect(formatNumber(value, { fractions: true })).toBe(fraction);
});

test('half a hundredth is rounded up, whatever binary numbers make of it', () => {
  expect(formatNumber(rational(201, 200))).toBe('1.01');
});
