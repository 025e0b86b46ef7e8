import { describe, expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
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

describe('contradictedLines of which the list of the page says the same in other words', () => {
  const DECLARED = ['2 tbsp sugar', '250 g flour', '1 can chickpeas (17 ounce)', '4 eggs'];
  const ROWS = ['2 tablespoons sugar', '250 g flour', '1 can chickpeas 16 ounce', '4 eggs'];

  test('another amount elsewhere is of something else', () => {
    const declared = ['250 g flour', '2 tbsp sugar', '4 eggs'];
    const rows = ['250 g flour', '2 tablespoons sugar', '4 eggs', 'For the top:', '5 tbsp sugar'];
    expect(contradicted(declared, rows)).toEqual(new Map());
  });

  test('another number in the row itself is not', () => {
    expect([...contradicted(DECLARED, ROWS).keys()]).toEqual(['1 can chickpeas (17 ounce)']);
  });
});
