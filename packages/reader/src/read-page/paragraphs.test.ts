import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const LISTED = ['400 g potatoes', '2 onions', '150 ml cream', '1 tsp (5 g) salt'];
const METHOD = 'Slice the potatoes thinly. Layer them with the onions and bake them in the cream.';

const read = (body: string): ReturnType<typeof readPage> =>
  readPage(`<html><title>Potato bake</title><body><h1>Potato bake</h1>${body}</body></html>`, null);
const lines = (recipe: ReturnType<typeof readPage>, field: string): (string | undefined)[] =>
  recipe?.evidence
    .filter(({ path }) => new RegExp(`^${field}\\.\\d+$`).test(path))
    .map(({ excerpt }) => excerpt) ?? [];

describe('a recipe in paragraphs', () => {
  test.each([
    ['the colon inside', '<b>Ingredients:</b>', '<b>Method:</b>'],
    ['the colon behind', '<strong>Ingredients</strong>:', '<strong>Method</strong> :'],
    ['German words', '<b>Zutaten:</b>', '<b>Zubereitung:</b>'],
  ])('is read by the bold words at their head, %s', (_, list, method) => {
    const recipe = read(`<p>${list} ${LISTED.join(', ')}.</p><p>${method} ${METHOD}</p>`);
    expect(lines(recipe, 'ingredients')).toEqual(LISTED);
    expect(lines(recipe, 'directions')).toEqual([METHOD]);
  });

  test('a time behind a bold word opens no section', () => {
    const recipe = read(
      `<p><b>Preparation:</b> 20 minutes</p><h2>Ingredients</h2><ul>${LISTED.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Method</h2><p>${METHOD}</p>`,
    );
    expect(recipe?.prepTime).toBe(20);
    expect(lines(recipe, 'directions')).toEqual([METHOD]);
  });

  test('lists its ingredients between commas under their heading', () => {
    const recipe = read(
      `<h2>Ingredients</h2><p>${LISTED.join(', ')}</p><h2>Method</h2><p>${METHOD}</p>`,
    );
    expect(lines(recipe, 'ingredients')).toEqual(LISTED);
  });

  test('a comma before a word stays within its ingredient', () => {
    const recipe = read(
      `<h2>Ingredients</h2><p>400 g potatoes, peeled, 2 onions, 150 ml cream</p><h2>Method</h2><p>${METHOD}</p>`,
    );
    expect(lines(recipe, 'ingredients')).toEqual([
      '400 g potatoes, peeled',
      '2 onions',
      '150 ml cream',
    ]);
  });
});

describe('a hidden list above the one that is shown', () => {
  const items = LISTED.map((line) => `<li>${line}</li>`).join('');
  test.each(['style="display:none"', 'hidden'])('(%s) is not read', (hiding) => {
    const recipe = read(
      `<h2>Ingredients</h2><ul ${hiding}><li>900 kg of something else</li></ul><ul>${items}</ul><h2>Method</h2><p>${METHOD}</p>`,
    );
    expect(lines(recipe, 'ingredients')).toEqual(LISTED);
  });

  test('is read where it is the only one', () => {
    const recipe = read(
      `<h2>Ingredients</h2><ul style="display:none">${items}</ul><h2>Method</h2><p>${METHOD}</p>`,
    );
    expect(lines(recipe, 'ingredients')).toEqual(LISTED);
  });
});
