import { describe, expect, test } from 'vitest';
import { isBehindPaywall } from '../behind-paywall.ts';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { bareOf } from '../text/bare-text.ts';
import { isKeptLine, mayBeKept } from '../vocabulary/paywall-words.ts';

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

  test.each([
    ['right behind them', 'Warm the capers in the rest.', '<p>Log in to read on.</p>'],
    ['in the same paragraph', 'Warm the capers in the rest.', ' Log in to read on.'],
    [
      'behind a sign that is an entity',
      'Warm the capers in grandma&#8217;s pan.',
      '<p>Log in to read on.</p>',
    ],
  ])('leave it unsure where that is asked %s', (_, last, behind) => {
    const declared = [STEPS[0], last.replace('&#8217;', '’')];
    const recipe = readPage(
      page(`<p>${STEPS[0]}</p><div>${last}${behind}</div>`, { recipeInstructions: declared }),
      URL,
    );
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

test.each([
  'Exclusively for our subscribers',
  'Members only',
  'Start your free trial to continue',
  'This recipe is locked.',
  'This article is behind a paywall.',
  'Join us to read on',
  'Log in to read on',
  'Create an account to see the full recipe',
  'Nur für Mitglieder',
  'Mit Abo weiterlesen',
  'Rezept freischalten mit',
  'Melden Sie sich an, um weiterzulesen',
  'Logge dich ein, um weiterzulesen',
  'Alleen voor leden',
  'Word lid om verder te lezen',
  'Neem een abonnement om',
  'Réservé aux abonnés',
  'Identifiez-vous pour lire la suite',
  'Solo para socios',
  'Ya eres suscriptor',
  'Inicia sesión para leer',
  'Só para assinantes',
  'Faça login para continuar a ler',
  'Riservato agli abbonati',
  'Sei già abbonato?',
  'Accedi per leggere',
  'Endast för medlemmar',
  'Bliv abonnent for at',
  'Logga in för att läsa vidare',
  'Tylko dla prenumeratorów',
  'Wykup dostęp',
  'Zaloguj się, aby czytać dalej',
  'Csak előfizetőknek',
  'Fizess elő',
])('"%s" is looked for', (line) => {
  expect(isKeptLine(line)).toBe(true);
  expect(mayBeKept(bareOf(line))).toBe(true);
});
