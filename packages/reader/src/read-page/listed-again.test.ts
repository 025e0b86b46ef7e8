import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import type { ReadRecipe } from '../finding/read-recipe.ts';

const DOUGH = ['250 g flour', '2 tbsp olive oil', '125 ml water'];
const SAUCE = ['400 g tomatoes', '1 clove garlic', '1 tsp oregano'];
const STEPS = [
  'Knead flour, oil and water to a dough and let it rest under a cloth.',
  'Simmer the tomatoes with garlic and oregano until they are thick.',
  'Roll out the dough, spread the sauce over it and bake it until it is crisp.',
];

const list = (rows: readonly string[]): string =>
  `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;

const read = (lists: string, recipeIngredient: readonly string[]): ReadRecipe | null => {
  const data = {
    '@type': 'Recipe',
    name: 'Pizza with Tomatoes',
    recipeIngredient,
    recipeInstructions: STEPS,
  };
  return readPage(
    `<html lang="en"><head><title>Pizza with Tomatoes</title><script type="application/ld+json">${JSON.stringify(data)}</script></head>
    <body><h1>Pizza with Tomatoes</h1><h2>Ingredients</h2>${lists}<h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`,
    'https://table.example/pizza',
  );
};

const linesOf = (recipe: ReadRecipe | null): (string | undefined)[] =>
  recipe?.evidence
    .filter(({ path }) => /^ingredients\.\d+$/.test(path))
    .map(({ excerpt }) => excerpt) ?? [];
const marked = (recipe: ReadRecipe | null): string[] =>
  recipe?.evidence
    .filter(({ basis, confidence }) => basis === 'source' && confidence < 80)
    .map(({ path }) => path) ?? [];

const inParts = (dough: readonly string[], sauce: readonly string[]): string =>
  `<h3>Dough</h3>${list(dough)}<h3>Sauce</h3>${list(sauce)}`;

describe('a food that two parts of the list take', () => {
  test.each([
    ['first', 0],
    ['second', 1],
    ['last', SAUCE.length],
  ])('is added where the data has it once, as the %s of its part', (_place, at) => {
    const sauce = SAUCE.toSpliced(at, 0, '2 tbsp olive oil');
    const recipe = read(inParts(DOUGH, sauce), [...DOUGH, ...SAUCE]);
    expect(linesOf(recipe)).toEqual([...DOUGH, ...sauce]);
    expect(marked(recipe)).toContain(`ingredients.${DOUGH.length + at}`);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('is added where it stands above all others', () => {
    const dough = ['1 tsp oregano', ...DOUGH];
    const recipe = read(inParts(dough, SAUCE), [...DOUGH, ...SAUCE]);
    expect(linesOf(recipe)).toEqual([...dough, ...SAUCE]);
  });

  test('is not marked where the data has it as often', () => {
    const sauce = [...SAUCE, '2 tbsp olive oil'];
    const recipe = read(inParts(DOUGH, sauce), [...DOUGH, ...sauce]);
    expect(marked(recipe)).toEqual([]);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });
});

const ALL = [...DOUGH, ...SAUCE];

test('a food that comes first and last is not marked, though the story names it too', () => {
  const rows = ['1 pinch of salt', ...ALL, '1 pinch of salt'];
  const recipe = read(`<p>All it takes is 1 pinch of salt and time.</p>${list(rows)}`, rows);
  expect(marked(recipe)).toEqual([]);
});

test.each([
  ['the list once more for print', `${list(ALL)}<div class="print">${list(ALL)}</div>`],
  [
    'some of the lines in other measures below',
    `${list(ALL)}<h3>Metric</h3>${list(ALL.map((line) => line.replace('tbsp', 'EL')))}`,
  ],
  ['a row that begins with the same letters', list([...ALL, '125 ml water for the pan'])],
  ['a part with the name of a food', `<h3>1 tsp oregano</h3>${list(ALL)}`],
  ['the same words twice in a row', list(ALL.with(1, '2 tbsp olive oil <i>2 tbsp olive oil</i>'))],
])('%s is no second time', (_what, lists) => {
  const lines = linesOf(read(lists, ALL)).filter((line) => ALL.includes(line ?? ''));
  expect(lines).toEqual(ALL);
});
