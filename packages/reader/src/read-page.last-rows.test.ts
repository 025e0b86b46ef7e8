import { describe, expect, test } from 'vitest';
import { linesOf } from './testing/lines-of.ts';
import { markedPaths } from './testing/marked-paths.ts';
import { INGREDIENTS, readGalette } from './testing/pear-galette.ts';

const listOf = (rows: readonly string[], itemClass: string): string =>
  `<ul>${rows.map((row) => `<li class="${itemClass}">${row}</li>`).join('')}</ul>`;

describe('a row without an amount that ends a list whose items the site calls ingredients', () => {
  const read = (row: string, itemClass = 'card-ingredient'): ReturnType<typeof readGalette> =>
    readGalette({ list: listOf([...INGREDIENTS, row], itemClass) });

  test.each([
    'butter',
    'anything else that you like to scatter over a tart, such as nuts or seeds',
  ])('is taken, marked: %s', (row) => {
    const recipe = read(row);
    expect(linesOf(recipe, 'ingredients')).toEqual([...INGREDIENTS, row]);
    expect(markedPaths(recipe)).toContain(`ingredients.${INGREDIENTS.length}`);
  });

  test.each(['Pastry', 'Sweet topping', 'For the pears', 'Add all to the basket', 'rolling pin'])(
    'is none where it says something else: %s',
    (row) => {
      expect(linesOf(read(row), 'ingredients')).toEqual(INGREDIENTS);
    },
  );

  test('is none where the class says nothing', () => {
    const recipe = read('butter', 'card-row');
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
  });

  test('is none where it stands in the place of a line that the page words otherwise', () => {
    const rows = [...INGREDIENTS.slice(0, -1), 'ripe pears'];
    const recipe = readGalette({ list: listOf(rows, 'card-ingredient') });
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
  });
});
