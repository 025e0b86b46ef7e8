import { describe, expect, test } from 'vitest';
import { isBehindPaywall } from './behind-paywall.ts';
import { readPage } from './read-page.ts';
import { linesOf } from './testing/lines-of.ts';
import { isKeptLine } from './vocabulary/paywall-words.ts';

const URL = 'https://paper.example/halibut';
const LIST = ['4 halibut fillets', '2 tbsp capers', '80 g butter'];
const STEPS = ['Fry the halibut gently in half of the butter.', 'Warm the capers in the rest.'];
const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');
const page = (steps: string, data?: object): string =>
  `<html lang="en"><title>Halibut</title>${
    data === undefined
      ? ''
      : `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Halibut', recipeIngredient: LIST, isAccessibleForFree: false, ...data })}</script>`
  }<body><h1>Halibut</h1><h2>Ingredients</h2><ul>${items(LIST)}</ul><h2>Method</h2>${steps}</body></html>`;

describe('steps that are kept for those who pay', () => {
  test.each([
    page('<p>Subscribe to see the instructions.</p>'),
    page('<p>Subscribe to see the instructions.</p>', {
      recipeInstructions: ['Subscribe to see the instructions.'],
    }),
  ])('%# are no steps, and the page is told as one that keeps them', (html) => {
    expect(readPage(html, URL)).toBeNull();
    expect(isBehindPaywall(html)).toBe(true);
  });

  test('behind the first ones leave the recipe unsure', () => {
    const recipe = readPage(
      page(`<ol>${items(STEPS)}</ol><p>Log in or subscribe to read the full method.</p>`),
      URL,
    );
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('leave it unsure also where the data declares the first ones alone', () => {
    const recipe = readPage(
      page(`<ol>${items(STEPS)}</ol><div><p>Subscribe to read the full method.</p></div>`, {
        recipeInstructions: STEPS,
      }),
      URL,
    );
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('are not suspected on a page that is free', () => {
    const recipe = readPage(
      page(`<ol>${items(STEPS)}</ol><p>Already a subscriber? Log in</p>`, {
        recipeInstructions: STEPS,
        isAccessibleForFree: true,
      }),
      URL,
    );
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });
});

describe('a line in the place of steps', () => {
  test.each([
    'Log in to read on',
    'To read on, please log in.',
    'Melde dich an, um weiterzulesen.',
    'Jetzt anmelden und das ganze Rezept lesen',
    'Connectez-vous pour lire la suite',
    'Inicia sesión para seguir leyendo',
    'Faça login para continuar lendo',
    'Accedi per leggere la ricetta completa',
    'Log in om verder te lezen',
    'Logga in för att läsa vidare',
    'Log ind for at læse videre',
    'Zaloguj się, aby czytać dalej',
    'Jelentkezz be a teljes recepthez',
  ])('"%s" keeps them back', (line) => expect(isKeptLine(line)).toBe(true));

  test.each([
    'Sign up to get our newsletter.',
    'Log in to save this recipe',
    'Subscribe to our channel for more recipes',
    'Join the edges and continue kneading.',
  ])('"%s" does not', (line) => expect(isKeptLine(line)).toBe(false));
});
