import { describe, expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { listedInTurn } from './listed-in-turn.ts';

const areInTurn = (declared: readonly string[], rows: readonly string[], story = ''): boolean =>
  listedInTurn(
    declared,
    scanPage(
      `<body>${story}<h2>Ingredients</h2><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul><h2>Method</h2></body>`,
    ),
  ).areInTurn;

const DECLARED = ['2 tsp ground cumin', '0.5 cup red lentils', '1 cup coconut milk (full-fat)'];
const ROWS = ['2 teaspoons ground cumin', '½ cup red lentils', '1 cup coconut milk, full-fat'];

describe('rows that say just the same', () => {
  test('as they are declared', () => {
    expect(areInTurn(ROWS, ROWS)).toBe(true);
  });

  test('with another word for the unit and other signs for the numbers', () => {
    expect(areInTurn(DECLARED, ROWS)).toBe(true);
  });

  test('with another measure beside', () => {
    expect(
      areInTurn(DECLARED, [...ROWS.slice(0, 2), '1 cup (240 ml) coconut milk, full-fat']),
    ).toBe(true);
  });

  test('the same line twice, each in its place', () => {
    expect(
      areInTurn(
        ['1 tsp salt', '2 cups flour', '1 tsp salt'],
        ['1 teaspoon salt', '2 cups flour', '1 teaspoon salt'],
      ),
    ).toBe(true);
  });

  test('below a story that names the first of them', () => {
    expect(
      areInTurn(ROWS, ROWS, `<p>2 teaspoons ground cumin</p><p>${'A long story. '.repeat(30)}</p>`),
    ).toBe(true);
  });
});

describe('rows that may say something else', () => {
  test.each([
    ['another amount', '3 teaspoons ground cumin'],
    ['another unit', '2 tablespoons ground cumin'],
    ['another food', '2 teaspoons ground coriander'],
    ['more words', '2 teaspoons ground cumin or paprika'],
  ])('%s', (_, row) => {
    expect(areInTurn(DECLARED, [row, ...ROWS.slice(1)])).toBe(false);
  });

  test('another order', () => {
    expect(areInTurn(DECLARED, ROWS.toReversed())).toBe(false);
  });

  test('another measure than the one the data has in brackets', () => {
    const declared = [...DECLARED.slice(0, 2), '1 cup (240 ml) coconut milk'];
    expect(areInTurn(declared, [...ROWS.slice(0, 2), '1 cup (200 ml) coconut milk'])).toBe(false);
  });
});
