import { describe, expect, test } from 'vitest';
import type { ReadRecipe } from '../finding/read-recipe.ts';
import { readPage } from '../read-page.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const STEPS = [
  'Whisk the flour with the milk and the eggs until the batter is smooth.',
  'Fry thin pancakes in the butter and serve them with the jam.',
];
const AMOUNT_FIRST = ['250 g flour', '1/2 l milk', '3 eggs', '2 tbsp butter', 'jam'];
const FOOD_FIRST = ['Flour 250 g', 'Milk ½ l', 'Eggs 3', 'Butter 2 tbsp', 'Jam'];

function read(declared: readonly string[], rows: readonly string[]): ReadRecipe | null {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Pancakes',
    recipeIngredient: declared,
    recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
  });
  const items = (lines: readonly string[]): string =>
    lines.map((line) => `<li>${line}</li>`).join('');
  return readPage(
    `<html lang="en"><head><title>Pancakes</title><script type="application/ld+json">${data}</script>
    </head><body><h1>Pancakes</h1><h2>Ingredients</h2><ul>${items(rows)}</ul>
    <h2>Method</h2><ol>${items(STEPS)}</ol></body></html>`,
    'https://hearth.example/pancakes',
  );
}

const amounts = (recipe: ReadRecipe | null): string[] =>
  recipe?.ingredients.map(({ quantity, unit }) => `${quantity} ${unit}`.trim()) ?? [];

describe.each([
  ['the page names the food first', AMOUNT_FIRST, FOOD_FIRST],
  ['the data names the food first', FOOD_FIRST, AMOUNT_FIRST],
  [
    'commas part food and amount',
    FOOD_FIRST.map((line) => line.replace(/ (?=[\d½])/, ', ')),
    AMOUNT_FIRST,
  ],
])('where %s', (_how, declared, rows) => {
  test('nothing is marked', () => {
    const recipe = read(declared, rows);
    expect(markedPaths(recipe)).toEqual([]);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
    expect(amounts(recipe)).toEqual(['250 g', '1/2 l', '3', '2 tbsp', 'as needed']);
  });

  test.each([
    ['another amount', (row: string) => row.replace('3', '5')],
    ['another food', (row: string) => row.replace(/eggs/i, 'bananas')],
  ])('%s is marked', (_what, change) => {
    expect(markedPaths(read(declared, rows.map(change)))).not.toEqual([]);
  });

  test('so is a line that the page lacks', () => {
    expect(markedPaths(read(declared, rows.toSpliced(1, 1)))).not.toEqual([]);
  });
});

describe('endings in brackets', () => {
  const BRACKETED = ['2 cup(s) flour', '1 tablespoon(s) sugar', '3 egg(s)', '1 apple(s), peeled'];
  const SPELLED = ['2 cups flour', '1 tablespoon sugar', '3 eggs', '1 apple, peeled'];

  test.each([
    ['in the data', BRACKETED, SPELLED],
    ['on the page', SPELLED, BRACKETED],
    ['on both sides', BRACKETED, BRACKETED],
    [
      'of other languages',
      ['2 lök(ar)', '3 dl mjölk', '1 ägg'],
      ['2 lökar', '3 dl mjölk', '1 ägg'],
    ],
  ])('%s are the words with or without them', (_where, declared, rows) => {
    expect(markedPaths(read(declared, rows))).toEqual([]);
  });

  test.each([
    ['amount', '2 cups', '4 cups'],
    ['food', '3 eggs', '3 plums'],
  ])('hide no other %s', (_what, said, other) => {
    const rows = SPELLED.map((line) => line.replace(said, other));
    expect(markedPaths(read(BRACKETED, rows))).not.toEqual([]);
  });
});
