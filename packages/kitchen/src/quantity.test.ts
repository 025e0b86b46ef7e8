import { describe, expect, test } from 'vitest';
import { formatQuantity, isMany, multiplyQuantity, parseQuantity } from './quantity.ts';
import { rational } from './rational.ts';

describe('parseQuantity', () => {
  test.each([
    ['2', 2, 1],
    ['0.25', 1, 4],
    ['1,5', 3, 2],
    ['1,000', 1000, 1],
    ['1 1/2', 3, 2],
    ['1-1/2', 3, 2],
    ['⅔', 2, 3],
    ['1\u20443', 1, 3],
    ['3 ⅛', 25, 8],
    ['0.66666667', 2, 3],
    ['half', 1, 2],
    ['a dozen', 12, 1],
    ['twenty-one', 21, 1],
    ['ninety', 90, 1],
  ])('%j is exactly %d/%d', (text, n, d) => {
    expect(parseQuantity(text)).toEqual({ low: { n, d }, high: null, separator: '' });
  });

  test('a range has both ends and keeps its separator', () => {
    expect(parseQuantity('1/2 – 3/4')).toEqual({
      low: { n: 1, d: 2 },
      high: { n: 3, d: 4 },
      separator: ' – ',
    });
  });

  test.each(['', 'to taste', '2 cups', '1/0', '1-1/0', '--', '1.2.3', '-1'])(
    '%j is no quantity',
    (text) => {
      expect(parseQuantity(text)).toBeNull();
    },
  );
});

test('multiplying is exact: three thirds are one', () => {
  const third = { low: rational(1, 3), high: null, separator: '' };
  expect(multiplyQuantity(third, rational(3)).low).toEqual({ n: 1, d: 1 });
});

test('ends that look the same after rounding are shown once', () => {
  const range = { low: rational(1, 1000), high: rational(2, 1000), separator: '-' };
  expect(formatQuantity(range)).toBe('0.01');
});

test.each([
  ['1', false],
  ['1/2', false],
  ['0', false],
  ['1 1/8', true],
  ['2', true],
  ['1-2', true],
])('%j takes the plural: %j', (text, many) => {
  const quantity = parseQuantity(text);
  expect(quantity && isMany(quantity)).toBe(many);
});
