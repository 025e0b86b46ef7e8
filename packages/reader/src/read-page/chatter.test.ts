import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { isChatter } from '../vocabulary/page-chatter.ts';

const INGREDIENTS = ['600 g parsnips', '2 tbsp honey', '1 l stock'];
const STEPS = [
  'Roast the parsnips with the honey until they are brown.',
  'Simmer them in the stock and blend the soup until smooth.',
];
const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');
const page = (list: string, steps: readonly string[] = STEPS, data = ''): string =>
  `<html lang="en"><title>Parsnip Soup</title>${data}<body><h1>Parsnip Soup</h1>
  <h2>Ingredients</h2>${list}<h2>Method</h2><ol>${items(steps)}</ol></body></html>`;
const essence = (html: string): Record<string, string[] | undefined> => {
  const recipe = readPage(html, 'https://table.example/soup');
  return {
    ingredients: recipe?.ingredients.map(({ quantity, unit, item }) =>
      [quantity, unit, item].filter(Boolean).join(' '),
    ),
    steps: recipe?.directions.map(({ instruction }) => instruction),
  };
};
const SOUP = { ingredients: INGREDIENTS, steps: STEPS };

describe('what a site puts between the lines of a recipe', () => {
  test('neither ends a list nor is part of it', () => {
    const [first = '', ...rest] = INGREDIENTS;
    const list = `<ul>${items([first, 'Advertisement', ...rest, 'Show all ingredients'])}</ul>`;
    const steps = [...STEPS, 'Photo: Ada Brook', 'Did you make this recipe? Tag us!'];
    expect(essence(page(list, steps))).toEqual(SOUP);
  });

  test('below the list is not part of it', () => {
    expect(essence(page(`<ul>${items(INGREDIENTS)}</ul><a>Show all ingredients</a>`))).toEqual(
      SOUP,
    );
  });

  test('is left out of what is declared, too', () => {
    const data = `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'Parsnip Soup',
      recipeIngredient: [...INGREDIENTS, 'Share this'],
      recipeInstructions: ['Watch the video below.', ...STEPS],
    })}</script>`;
    expect(essence(page(`<ul>${items(INGREDIENTS)}</ul>`, STEPS, data))).toEqual(SOUP);
  });

  test.each([
    ['with headings', '<thead><tr><th>Ingredient</th><th>Quantity</th><th>Notes</th></tr></thead>'],
    ['with plain cells', '<tr><td>Ingredient</td><td>Amount</td><td>Notes</td></tr>'],
  ])('the row that names the columns of a table, %s, is no ingredient', (_way, head) => {
    const table = `<table>${head}
      <tr><td>Parsnips</td><td>600 g</td><td>peeled</td></tr>
      <tr><td>Honey</td><td>2 tbsp</td><td></td></tr>
      <tr><td>Stock</td><td>1 l</td><td></td></tr></table>`;
    expect(essence(page(table))).toEqual({
      ingredients: ['600 g Parsnips, peeled', '2 tbsp Honey', '1 l Stock'],
      steps: STEPS,
    });
  });

  test.each([
    'Anzeige',
    'Hast du dieses Rezept ausprobiert?',
    'Heb je dit recept gemaakt? Laat het weten!',
    'Avez-vous testé cette recette ?',
    '¿Has hecho esta receta?',
    'Compartilhe esta receita',
    'Guarda il video',
    'Har du lagat den här soppan? Berätta!',
    'Har du lavet denne suppe? Skriv til os',
    'Har du laget denne suppen?',
    'Udostępnij',
    'Nézd meg a videót!',
  ])('"%s" is no part of a recipe', (line) => {
    expect(isChatter(line)).toBe(true);
  });

  test.each([
    'Share the dough between four tins.',
    'Partager la pâte en deux.',
    'Oszd meg a tésztát négy részre.',
    'Del dejen i fire stykker.',
    'Dela degen i fyra bitar.',
    'Watch the caramel closely.',
    'Compartir la masa en dos.',
    'Den Teig teilen.',
  ])('"%s" is a step', (line) => {
    expect(isChatter(line)).toBe(false);
  });

  test.each([
    'Subscribe to our newsletter!',
    'Rate this recipe: ★★★★☆ (87)',
    'Related: Beetroot soup',
    'Calories: 310 kcal per bowl',
    'Pin this recipe for later.',
    'Buy the ingredients on Amazon',
    'Abonniere unseren Newsletter!',
    'Schrijf je in voor onze nieuwsbrief.',
    'Notez cette recette',
    'Síguenos en Instagram',
    'Avalie esta receita',
    'Iscriviti alla newsletter!',
    'Betygsätt receptet',
    'Tilmeld dig nyhedsbrevet',
    'Skriv ut oppskriften',
    'Oceń przepis',
    'Iratkozz fel a hírlevélre!',
  ])('asks something of its readers: %s', (line) => {
    expect(isChatter(line)).toBe(true);
  });

  test.each([
    'Save the cooking water for the sauce.',
    'Pin the roulade with a skewer.',
    'Print a pattern into the dough with a fork.',
    'Salt 2 litres of water and bring them to the boil.',
    'Vota la pasta con attenzione.',
    'Schreibe die Menge auf und wiege den Teig.',
  ])('is not a step such as: %s', (line) => {
    expect(isChatter(line)).toBe(false);
  });

  test.each(['Bon appétit!', 'Enjoy! xx Jane', 'Guten Appetit! Eure Oma', 'Love, Jane'])(
    'closes the steps without being one: %s',
    (line) => {
      expect(essence(page(`<ul>${items(INGREDIENTS)}</ul>`, [...STEPS, line]))).toEqual(SOUP);
    },
  );

  test('and asks below the steps, in the data and on the page, leaves the recipe certain', () => {
    const steps = [...STEPS, 'Pin this recipe for later.'];
    const data = {
      '@type': 'Recipe',
      name: 'Parsnip Soup',
      recipeIngredient: [...INGREDIENTS, 'Buy the ingredients on Amazon'],
      recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
    };
    const html = page(
      `<ul>${items(INGREDIENTS)}</ul>`,
      steps,
      `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    );
    expect(essence(html)).toEqual(SOUP);
    expect(readPage(html, 'https://table.example/soup')?.confidence).toBeGreaterThanOrEqual(90);
  });
});
