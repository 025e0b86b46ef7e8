import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const INGREDIENTS = ['3 leeks, sliced', '200 g potatoes', '500 ml stock', 'nutmeg'];
const STEPS = [
  'Soften the leeks in a pot.',
  'Add potatoes and stock.',
  'Simmer it for 20 minutes.',
];

const page = (body: string, data?: object): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><title>Leek soup | Our Table</title>${
      data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : ''
    }<body><h1>Leek soup</h1>${body}</body></html>`,
    'https://table.example/leek-soup',
  );
const essence = (recipe: ReturnType<typeof readPage>): readonly string[][] => [
  linesOf(recipe, 'ingredients'),
  linesOf(recipe, 'directions'),
];
const data = (ingredients: readonly string[], steps: readonly string[]): object => ({
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ingredients,
  recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
});
const each = (lines: readonly string[], write: (line: string) => string): string =>
  lines.map(write).join('');

/** Ways in which a page writes its lists. */
const LAYOUTS: Record<string, (lines: readonly string[]) => string> = {
  lists: (lines) => `<ul>${each(lines, (line) => `<li>${line}</li>`)}</ul>`,
  paragraphs: (lines) => each(lines, (line) => `<p>${line}</p>`),
  breaks: (lines) => `<p>${lines.join('<br>')}</p>`,
  tables: (lines) => `<table>${each(lines, (line) => `<tr><td>${line}</td></tr>`)}</table>`,
};
const shown = (
  layout: (lines: readonly string[]) => string,
  ingredients: readonly string[],
  steps: readonly string[],
): string => `<h2>Ingredients</h2>${layout(ingredients)}<h2>Method</h2>${layout(steps)}`;

describe.each(['▢ ', '☐ ', '□', '☑ ', '✓ ', '❏ ', '[ ] ', '⬜ '])('boxes to tick: %s', (sign) => {
  const ticked = (lines: readonly string[]): string[] => lines.map((line) => `${sign}${line}`);
  const ingredients = ticked(INGREDIENTS);
  const steps = ticked(STEPS);

  test('are no part of what a page declares', () => {
    expect(essence(page('', data(ingredients, steps)))).toEqual([INGREDIENTS, STEPS]);
  });

  test.each(Object.entries(LAYOUTS))('nor of what it shows in %s', (_way, layout) => {
    expect(essence(page(shown(layout, ingredients, steps)))).toEqual([INGREDIENTS, STEPS]);
  });

  test('nor of lines that only the page has', () => {
    const lacking = data(INGREDIENTS.toSpliced(1, 1), STEPS.slice(0, -1));
    const recipe = page(
      shown((lines) => LAYOUTS['lists']?.(lines) ?? '', ingredients, steps),
      lacking,
    );
    expect(essence(recipe)).toEqual([INGREDIENTS, STEPS]);
    expect(markedPaths(recipe)).toEqual(expect.arrayContaining(['ingredients.1', 'directions.2']));
  });

  test('nor of the food', () => {
    expect(page('', data(ingredients, steps))?.ingredients[3]?.item).toBe('nutmeg');
  });
});
