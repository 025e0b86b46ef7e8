import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import {
  declared,
  INGREDIENTS,
  items,
  list,
  method,
  page,
  STEPS,
} from '../testing/plum-dumplings.ts';

describe('a line that the data has twice in a row', () => {
  const twice = (lines: readonly string[]): string[] =>
    lines.flatMap((line, at) => (at === 1 ? [line, line] : [line]));

  test('counts once where the page shows it once', () => {
    const recipe = page(declared(twice(INGREDIENTS), twice(STEPS)), list + method);
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test('counts twice where two parts of the dish take it', () => {
    const first = INGREDIENTS.slice(0, 2);
    const second = INGREDIENTS.slice(1);
    const shown = `<h2>Ingredients</h2><h3>Dough</h3><ul>${items(first)}</ul><h3>Crumbs</h3><ul>${items(second)}</ul>`;
    const recipe = page(declared([...first, ...second], STEPS), shown + method);
    expect(linesOf(recipe, 'ingredients')).toEqual(twice(INGREDIENTS));
  });

  test('counts twice however much stands between the two', () => {
    const first = INGREDIENTS.slice(0, 2);
    const second = INGREDIENTS.slice(1);
    const between =
      '<h3>For the crumbs in which they are rolled before they come to the table</h3>';
    const shown = `<h2>Ingredients</h2><ul>${items(first)}</ul>${between}<ul>${items(second)}</ul>`;
    const recipe = page(declared([...first, ...second], STEPS), shown + method);
    expect(linesOf(recipe, 'ingredients')).toEqual(twice(INGREDIENTS));
  });

  test('counts once where the story tells the whole list too', () => {
    const story = `<ul>${items(INGREDIENTS)}</ul><p>That is all you need.</p>`;
    const recipe = page(declared(twice(INGREDIENTS), STEPS), story + list + method);
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
  });

  test('counts once, a long step that a story tells as well', () => {
    const steps = [
      ...STEPS,
      'Turn them in the crumbs until they are covered all over and serve them.',
    ];
    const story = `<p>${steps.at(-1)}</p><p>So my aunt says.</p>`;
    const shown = `${story}<h2>Method</h2><ol>${items(steps)}</ol>`;
    const recipe = page(declared(INGREDIENTS, [...steps, ...steps.slice(-1)]), list + shown);
    expect(linesOf(recipe, 'directions')).toEqual(steps);
  });

  test('counts twice where the page does not show it at all', () => {
    const recipe = page(declared(twice(INGREDIENTS), STEPS), method);
    expect(linesOf(recipe, 'ingredients')).toEqual(twice(INGREDIENTS));
  });
});

describe('ingredients that the data has on one line', () => {
  const [potatoes = '', semolina = '', plums = '', ...rest] = INGREDIENTS;

  test.each([
    ['two', [`${potatoes} ${semolina}`, plums, ...rest]],
    ['three', [`${potatoes}, ${semolina}, ${plums}`, ...rest]],
  ])('%s of them are parted as the items of the page', (_many, ingredients) => {
    const recipe = page(declared(ingredients, STEPS), list + method);
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
  });

  test('keep their brackets', () => {
    const ingredients = ['500 g potatoes (floury)', '120 g semolina', ...rest];
    const shown = `<h2>Ingredients</h2><ul>${items(ingredients)}</ul>`;
    const data = ['500 g potatoes (floury) 120 g semolina', ...rest];
    const recipe = page(declared(data, STEPS), shown + method);
    expect(linesOf(recipe, 'ingredients')).toEqual(ingredients);
  });

  test.each([
    ['an amount beside it', INGREDIENTS, ['500 g', 'floury potatoes', ...INGREDIENTS.slice(1)]],
    [
      'an amount below it',
      ['semolina 120 g', ...rest],
      ['semolina<ul><li>120 g</li></ul>', ...rest],
    ],
    [
      'a note below it',
      ['50 g butter (or margarine)', ...rest],
      ['50 g butter<ul><li>(or margarine)</li></ul>', ...rest],
    ],
    [
      'another choice below it',
      ['50 g butter or 100 ml oil', ...rest],
      ['50 g butter or<ul><li>100 ml oil</li></ul>', ...rest],
    ],
  ])('stay together where the page has %s', (_what, ingredients, rows) => {
    const shown = `<h2>Ingredients</h2><ul>${items(rows)}</ul>`;
    const recipe = page(declared(ingredients, STEPS), shown + method);
    expect(linesOf(recipe, 'ingredients')).toEqual(ingredients);
  });

  test('stay together where the page has them so', () => {
    const ingredients = [`${potatoes} or ${semolina}`, plums, ...rest];
    const shown = `<h2>Ingredients</h2><ul>${items(ingredients)}</ul>`;
    const recipe = page(declared(ingredients, STEPS), shown + method);
    expect(linesOf(recipe, 'ingredients')).toEqual(ingredients);
  });
});
