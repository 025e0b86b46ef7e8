import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { readPasted } from '../read-pasted.ts';
import { linesOf } from '../testing/lines-of.ts';

const URL = 'https://table.example/lentils';
const FOODS = ['300 g red lentils', '2 tbsp olive oil', '1 lemon'];
const STEPS = [
  'Rinse the lentils and simmer them for 20 minutes.',
  'Stir in the oil and the juice of the lemon.',
];
const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');
const page = (data: object, body: string): string =>
  `<html lang="en"><title>Lemon lentils</title><script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Lemon lentils', ...data })}</script>
  <body><h1>Lemon lentils</h1>${body}</body></html>`;

describe('a page that declares a recipe with one list alone', () => {
  test('gives its ingredients, each as sure as the page shows it, and is unsure of the whole', () => {
    const recipe = readPage(page({ recipeIngredient: FOODS }, `<ul>${items(FOODS)}</ul>`), URL);
    expect(linesOf(recipe, 'ingredients')).toEqual(FOODS);
    expect(recipe?.directions).toEqual([]);
    expect(recipe?.confidence).toBeLessThanOrEqual(50);
    const sure = recipe?.evidence.filter(({ path }) => /^ingredients\.\d$/.test(path));
    expect(sure?.map(({ confidence }) => confidence)).toEqual([97, 97, 97]);
  });

  test.each([
    ['<h3>Comments</h3><p>Joan: I loved this, made it twice!</p>'],
    [
      '<h2>2 Comments</h2><ol><li>Joan: I loved this!</li><li>Tim: Bake it longer than it says.</li></ol>',
    ],
    ['<h2>Kommentare</h2><p>Anna: Sehr lecker, das koche ich wieder.</p>'],
    [
      '<h2>You may also like</h2><ul><li>Cook a soup of beans.</li><li>Bake a tart of leeks.</li></ul>',
    ],
  ])('does not take what readers say for its steps: %s', (below) => {
    const recipe = readPage(
      page({ recipeIngredient: FOODS }, `<ul>${items(FOODS)}</ul>${below}`),
      URL,
    );
    expect(linesOf(recipe, 'ingredients')).toEqual(FOODS);
    expect(recipe?.directions).toEqual([]);
  });

  test('is as unsure where the name alone is missing', () => {
    const lists = `<ul>${items(FOODS)}</ul><ol>${items(STEPS)}</ol>`;
    const data = { name: '', recipeIngredient: FOODS, recipeInstructions: STEPS };
    const nameless = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...data })}</script><body>${lists}</body>`;
    const recipe = readPage(nameless, URL);
    expect(recipe?.title).toBe('');
    expect(recipe?.confidence).toBeLessThanOrEqual(50);
  });

  test('gives its steps', () => {
    const recipe = readPage(page({ recipeInstructions: STEPS }, `<ol>${items(STEPS)}</ol>`), URL);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.ingredients).toEqual([]);
    expect(recipe?.confidence).toBeLessThanOrEqual(50);
  });

  test('gives what its markup has', () => {
    const marked = FOODS.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('');
    const recipe = readPage(
      `<body itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Lemon lentils</h1><ul>${marked}</ul></body>`,
      URL,
    );
    expect(linesOf(recipe, 'ingredients')).toEqual(FOODS);
  });

  test('is whole where the page tells the rest', () => {
    const body = `<h2>Ingredients</h2><ul>${items(FOODS)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>`;
    const recipe = readPage(page({ recipeIngredient: FOODS }, body), URL);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
  });

  test('gives nothing where it only names the dish', () => {
    expect(readPage(page({}, '<p>Soon on this page.</p>'), URL)).toBeNull();
    expect(readPage(page({ recipeIngredient: ['lentils'] }, '<p>Soon.</p>'), URL)).toBeNull();
  });

  test('gives nothing where it keeps the other list for those who pay', () => {
    const body = `<ul>${items(FOODS)}</ul><p>Subscribe now to unlock this recipe</p>`;
    expect(readPage(page({ recipeIngredient: FOODS }, body), URL)).toBeNull();
  });
});

test('a page that declares no recipe gives none for a list', () => {
  const body = `<h2>Ingredients</h2><ul>${items(FOODS)}</ul>`;
  expect(readPage(`<title>Shopping</title><body><h1>Shopping</h1>${body}</body>`, URL)).toBeNull();
});

test('of a pasted page the words count where they tell more than its data', () => {
  const told = page(
    { recipeIngredient: FOODS },
    `<p>Ingredients</p><p>${FOODS.join('<br>')}</p><p>So we cook it</p><p>${STEPS.join('<br>')}</p>`,
  );
  expect(readPage(told, URL)?.directions).toEqual([]);
  const recipe = readPasted(told, URL);
  expect(linesOf(recipe, 'ingredients')).toEqual(FOODS);
  expect(linesOf(recipe, 'directions')).toEqual(expect.arrayContaining(STEPS));
});
