import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const STEPS = [
  'Mix the flour with the butter and the eggs.',
  'Bake until it is brown all over and leave to cool.',
];
const tagged = (tag: string, texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('');

/** What is marked of a line, with what the page says; null for nothing. */
function marked(line: string, list: string): string | null {
  const data = {
    '@type': 'Recipe',
    name: 'Plain buns',
    recipeIngredient: ['150 g butter', line, '3 eggs'],
    recipeInstructions: STEPS,
  };
  const recipe = readPage(
    `<html lang="en"><title>Plain buns</title><script type="application/ld+json">${JSON.stringify(data)}</script>
     <body><h1>Plain buns</h1><h2>Ingredients</h2>${list}<h2>Method</h2><ol>${tagged('li', STEPS)}</ol></body></html>`,
    'https://buns.example/plain',
  );
  const evidence = recipe?.evidence ?? [];
  const own = evidence.find(({ path }) => path === 'ingredients.1');
  const said = evidence.find(({ path, pageSays }) => path === 'ingredients.1.quantity' && pageSays);
  return own && own.confidence < 80 ? (said?.excerpt ?? '') : null;
}

describe.each([
  ['a list', (rows: readonly string[]) => `<ul>${tagged('li', rows)}</ul>`],
  ['paragraphs', (rows: readonly string[]) => tagged('p', rows)],
  ['breaks', (rows: readonly string[]) => `<p>${rows.join('<br>')}</p>`],
  [
    'a table',
    (rows: readonly string[]) =>
      `<table><tr><td>${rows.join('</td></tr><tr><td>')}</td></tr></table>`,
  ],
])('an ingredient that the page shows in %s', (_where, laidOut) => {
  test.each([
    ['1 tsp salt', 'salt'],
    ['1 tsp salt', 'Salt'],
    ['1 TL Salz', 'Salz'],
    ['2 tbsp olive oil', 'olive oil'],
    ['2 cups flour', '240g (3 cups) flour'],
  ])('is marked with its words: %s of which it says %s', (line, row) => {
    expect(marked(line, laidOut(['150 g butter', row, '3 eggs']))).toBe(row);
  });

  test.each([
    ['2 cups flour', '240g (2 cups) flour'],
    ['240g (2 cups) flour', '2 cups flour'],
    ['240g flour', '2 cups (240g) flour'],
    ['2 cups flour', '240 g / 2 cups flour'],
    ['1 cup sugar', '200 grams (1 cup) sugar'],
  ])('is the same in one of its two measures: %s and %s', (line, row) => {
    expect(marked(line, laidOut(['150 g butter', row, '3 eggs']))).toBeNull();
  });
});
