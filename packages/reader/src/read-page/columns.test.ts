import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { INGREDIENTS, STEPS, declared, items, method, page } from '../testing/plum-dumplings.ts';

const LEFT = INGREDIENTS.slice(0, 3);
const RIGHT = INGREDIENTS.slice(3);

const rows = (lines: readonly string[]): string =>
  lines.map((line) => `<div class="row"><span>${line}</span></div>`).join('');

const COLUMNS: readonly [string, string][] = [
  ['boxes', `<div><ul>${items(LEFT)}</ul></div><div><ul>${items(RIGHT)}</ul></div>`],
  ['lists', `<ul class="left">${items(LEFT)}</ul><ul class="right">${items(RIGHT)}</ul>`],
  [
    'the cells of a table',
    `<table><tr><td><ul>${items(LEFT)}</ul></td><td><ul>${items(RIGHT)}</ul></td></tr></table>`,
  ],
  [
    'boxes with names',
    `<div><h4>Dough</h4><ul>${items(LEFT)}</ul></div><div><h4>Filling</h4><ul>${items(RIGHT)}</ul></div>`,
  ],
  [
    'rows under names',
    `<div><h4>Dough</h4>${rows(LEFT)}</div><div><h4>Filling</h4>${rows(RIGHT)}</div>`,
  ],
];

const read = (columns: string, ingredients: readonly string[]) =>
  page(
    declared([...ingredients], STEPS),
    `<h2>Ingredients</h2><div class="columns">${columns}</div>${method}`,
  );

describe.each(COLUMNS)('a list in two columns that are %s', (_what, columns) => {
  test.each([
    ['the first', RIGHT],
    ['the second', LEFT],
  ])('is completed, marked, where the data has not %s', (_which, ingredients) => {
    const recipe = read(columns, ingredients);
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test.each(INGREDIENTS.map((line, at) => [line, at] as const))(
    'is completed where the data has not %s',
    (_line, at) => {
      expect(linesOf(read(columns, INGREDIENTS.toSpliced(at, 1)), 'ingredients')).toEqual(
        INGREDIENTS,
      );
    },
  );

  test('needs no look where the data has all of it', () => {
    const recipe = read(columns, INGREDIENTS);
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });
});

test('the same list in other measures beside it is no part of it', () => {
  const metric = INGREDIENTS.map((line) => line.replace(/^\d+/, '9'));
  const recipe = read(`<ul>${items(metric)}</ul><ul>${items(INGREDIENTS)}</ul>`, INGREDIENTS);
  expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
});
