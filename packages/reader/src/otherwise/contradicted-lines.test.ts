import { describe, expect, test } from 'vitest';
import { scanPage } from '../scan/scan-page.ts';
import { contradictedLines } from './contradicted-lines.ts';

const contradicted = (declared: readonly string[], rows: readonly string[]) =>
  contradictedLines(
    declared,
    scanPage(
      `<body><h2>Ingredients</h2><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul></body>`,
    ),
  );

describe('contradictedLines with units that may be one or several', () => {
  const PIECES = ['1 piece(s) onion', '4 piece(s) tomato', '2 piece(s) baguette'];

  test('says of each line what the page says of the same food', () => {
    const rows = ['1 piece(s) onion', '2 piece(s) tomato', '1 piece(s) baguette'];
    expect(contradicted(PIECES, rows)).toEqual(
      new Map([
        ['4 piece(s) tomato', '2 piece(s) tomato'],
        ['2 piece(s) baguette', '1 piece(s) baguette'],
      ]),
    );
  });

  test('finds nothing where it says the same', () => {
    expect(contradicted(PIECES, PIECES)).toEqual(new Map());
  });
});
