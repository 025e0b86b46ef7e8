import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import type { ReadRecipe } from '../finding/read-recipe.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const INGREDIENTS = ['500 g potatoes', '2 leeks, sliced', '1 litre stock', '100 ml cream'];
const STEPS = [
  'Cut the potatoes into cubes and soften them with the leeks in a little butter.',
  'Pour the stock over them and let all of it simmer until it is soft.',
  'Blend the soup, stir in the cream and season it well.',
];
const list = (rows: readonly string[]): string =>
  `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;

const read = (body: string): ReadRecipe | null => {
  const data = {
    '@type': 'Recipe',
    name: 'Leek Soup',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
  };
  return readPage(
    `<html lang="en"><head><title>Leek Soup</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>Leek Soup</h1>${body}</body></html>`,
    'https://table.example/leek-soup',
  );
};
const METHOD = `<h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol>`;
const shown = (rows: readonly string[]): string => `<h2>Ingredients</h2>${list(rows)}`;

const COPIES: readonly [string, (copy: string) => string][] = [
  ['by its style', (copy) => `<div class="card" style="margin: 0; display: none">${copy}</div>`],
  ['by another style', (copy) => `<div style="visibility:hidden">${copy}</div>`],
  ['by an attribute', (copy) => `<section id="copy" hidden>${copy}</section>`],
  ['from those who listen', (copy) => `<div aria-hidden="true">${copy}</div>`],
  ['from those who look', (copy) => `<div class="box sr-only">${copy}</div>`],
  ['until it is printed', (copy) => `<div class="print-only">${copy}</div>`],
  ['by a class', (copy) => `<div class='d-none d-print-block'>${copy}</div>`],
  ['where programs run', (copy) => `<noscript>${copy}</noscript>`],
  ['in a template', (copy) => `<template>${copy}</template>`],
  ['with others in it', (copy) => `<div hidden><div><div>${copy}</div></div><div></div></div>`],
];

describe.each(COPIES)('a copy of the list that is hidden %s', (_how, hide) => {
  const copy = hide(shown(INGREDIENTS));
  const pageWith = (rows: readonly string[]): string[] => [
    `${copy}${shown(rows)}${METHOD}`,
    `${shown(rows)}${METHOD}${copy}`,
  ];

  test.each([
    ['another amount', INGREDIENTS.with(0, '700 g potatoes'), 0],
    ['another food', INGREDIENTS.with(1, '2 onions, sliced'), 1],
    ['no such food', INGREDIENTS.toSpliced(3, 1), 3],
    ['another note', INGREDIENTS.with(1, '2 leeks, halved'), 1],
  ])('does not confirm a line of which the list that is shown has %s', (_what, rows, at) => {
    for (const body of pageWith(rows))
      expect(markedPaths(read(body))).toContain(`ingredients.${at}`);
  });

  test('does not confirm a step of which the method that is shown says something else', () => {
    const told = METHOD.replace('until it is soft', 'for 22 minutes');
    for (const body of [hide(METHOD) + told, told + hide(METHOD)])
      expect(markedPaths(read(shown(INGREDIENTS) + body))).toContain('directions.1');
  });

  test('needs no look where the whole recipe is shown as it is copied', () => {
    const recipe = shown(INGREDIENTS) + METHOD;
    for (const body of [hide(recipe) + recipe, recipe + hide(shown(INGREDIENTS)) + hide(METHOD)])
      expect(markedPaths(read(body))).toEqual([]);
  });

  test('needs no look where the list that is shown says the same', () => {
    for (const body of pageWith(INGREDIENTS)) {
      const recipe = read(body);
      expect(markedPaths(recipe)).toEqual([]);
      expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
    }
  });
});

test.each([
  ['list', `<div hidden>${shown(INGREDIENTS)}</div>${METHOD}`],
  ['recipe', `<p>${INGREDIENTS.join(', ')}</p><div hidden>${shown(INGREDIENTS)}${METHOD}</div>`],
])('a %s that is only hidden may be unfolded', (_what, body) => {
  const recipe = read(body);
  expect(markedPaths(recipe)).toEqual([]);
  expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
});
