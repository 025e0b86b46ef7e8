import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { INGREDIENTS, readGalette } from '../testing/pear-galette.ts';

const listOf = (rows: readonly string[], itemClass: string): string =>
  `<ul>${rows.map((row) => `<li class="${itemClass}">${row}</li>`).join('')}</ul>`;

describe('a row without an amount that ends a list whose items the site calls ingredients', () => {
  const read = (row: string, itemClass = 'card-ingredient'): ReturnType<typeof readGalette> =>
    readGalette({ list: listOf([...INGREDIENTS, row], itemClass) });

  test.each([
    'butter',
    '<a href="/custard">Vanilla custard recipe</a>',
    'anything else that you like to scatter over a tart, such as nuts or seeds',
  ])('is taken, marked: %s', (row) => {
    const recipe = read(row);
    const text = row.replace(/<[^>]+>/g, '');
    expect(linesOf(recipe, 'ingredients')).toEqual([...INGREDIENTS, text]);
    expect(markedPaths(recipe)).toContain(`ingredients.${INGREDIENTS.length}`);
  });

  test.each([
    'Pastry',
    'Sweet topping',
    'For the pears',
    'Add all to the basket',
    '<a href="/print">Print this pear recipe</a>',
    '<a href="/all">More pear recipes</a>',
    'our pear recipe',
  ])('is none where it says something else: %s', (row) => {
    expect(linesOf(read(row), 'ingredients')).toEqual(INGREDIENTS);
  });

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

describe('a row that says in the place of an amount that it is to taste', () => {
  const LONG = 'Icing sugar, honey or another syrup to sweeten the pears, to taste';
  const WRITTEN: [string, (rows: readonly string[]) => string][] = [
    ['items', (rows) => listOf(rows, 'row')],
    ['paragraphs', (rows) => rows.map((row) => `<p>${row}</p>`).join('')],
  ];

  test.each(WRITTEN)('is taken, marked, below the others: %s', (_way, write) => {
    const recipe = readGalette({ list: write([...INGREDIENTS, LONG]) });
    expect(linesOf(recipe, 'ingredients')).toEqual([...INGREDIENTS, LONG]);
    expect(markedPaths(recipe)).toContain(`ingredients.${INGREDIENTS.length}`);
  });

  test.each(WRITTEN)('is taken, marked, among the others: %s', (_way, write) => {
    const rows = INGREDIENTS.toSpliced(
      2,
      0,
      'tallow (for frying, or whatever else you like to fry with)',
    );
    const recipe = readGalette({ list: write(rows) });
    expect(linesOf(recipe, 'ingredients')).toEqual(rows);
    expect(markedPaths(recipe)).toContain('ingredients.2');
  });
});
