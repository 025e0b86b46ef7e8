import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { INGREDIENTS, items, readGalette } from '../testing/pear-galette.ts';

const PRICES = ['0.45', '1.20', '0.60', '2.10', '0.95'];

/** What sites write behind each row. */
const TAILS: Record<string, (at: number) => string> = {
  'a price in brackets': (at) => ` ($${PRICES[at] ?? '1.00'})`,
  'a price': (at) => ` ${PRICES[at] ?? '1.00'} €`,
  'what it holds': (at) => ` <em>${120 + at} kcal</em>`,
  'the words of a tooltip': () => ' <span class="tip">Contains gluten</span>',
};

const read = (rows: readonly string[]): ReturnType<typeof readGalette> =>
  readGalette({ list: `<ul>${items(rows)}</ul>` });

describe.each(Object.entries(TAILS))('rows that end in %s', (_what, tail) => {
  test.each([0, 2, INGREDIENTS.length])(
    'one at %i that only the page has is taken, marked',
    (at) => {
      const rows = INGREDIENTS.toSpliced(at, 0, '100 g raspberries');
      const recipe = read(rows.map((row, index) => row + tail(index)));
      expect(linesOf(recipe, 'ingredients')).toEqual(rows);
      expect(markedPaths(recipe)).toContain(`ingredients.${at}`);
    },
  );

  test('say the same where they say no more', () => {
    const recipe = read(INGREDIENTS.map((row, at) => row + tail(at)));
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(markedPaths(recipe)).toEqual([]);
  });

  test.each(['Total', 'Total cost', 'Per serving', 'Delivery', 'Serves 4'])(
    'are no more by the row of "%s"',
    (last) => {
      const recipe = read([...INGREDIENTS, last].map((row, at) => row + tail(at)));
      expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
      expect(markedPaths(recipe)).toEqual([]);
    },
  );
});

test('a second measure stays with the row that only the page has', () => {
  const rows = INGREDIENTS.toSpliced(2, 0, '100 g raspberries').map((row) => `${row} (7 oz)`);
  expect(linesOf(read(rows), 'ingredients')).toEqual(
    INGREDIENTS.toSpliced(2, 0, '100 g raspberries (7 oz)'),
  );
});
