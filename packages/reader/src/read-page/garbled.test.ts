import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { readText } from '../read-text.ts';
import { PAGES_IN_LANGUAGES } from '../testing/pages-in-languages.ts';

const ADDRESS = 'https://table.example/crepes';
const TITLE = 'Crêpes à la crème';
const INGREDIENTS = ['250 g de farine tamisée', '3 œufs entiers', '20 cl de crème fraîche'];
const STEPS = [
  'Mélangez la farine et les œufs sans former de grumeaux.',
  'Incorporez la crème fraîche et laissez reposer la pâte une heure.',
];

const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');
const DATA = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: TITLE,
  recipeIngredient: INGREDIENTS,
  recipeInstructions: STEPS,
})}</script>`;
const SHOWN = `<h1>${TITLE}</h1><h2>Ingrédients</h2><ul>${items(INGREDIENTS)}</ul><h2>Préparation</h2><ol>${items(STEPS)}</ol>`;

const read = (data: string, shown: string): ReturnType<typeof readPage> =>
  readPage(`<html lang="fr"><title>Crêpes</title>${data}<body>${shown}</body></html>`, ADDRESS);
const apart = (text: string): string => text.normalize('NFD');
const windows1252 = new TextDecoder('windows-1252');
const garbled = (text: string): string => windows1252.decode(new TextEncoder().encode(text));

describe('accents that are written apart from their letters', () => {
  const usual = read(DATA, SHOWN);

  test.each([
    ['by the page', DATA, apart(SHOWN)],
    ['by the data', apart(DATA), SHOWN],
    ['by both', apart(DATA), apart(SHOWN)],
  ])('are the same accents, and are put on them: %s', (_by, data, shown) => {
    expect(usual?.confidence).toBeGreaterThanOrEqual(90);
    expect(read(data, shown)).toEqual(usual);
  });

  test.each(PAGES_IN_LANGUAGES)('are read on a page in $language', (page) => {
    const body = `<h1>${page.title}</h1><h2>${page.ingredientsHeading}</h2><ul>${items(page.ingredients)}</ul><h2>${page.stepsHeading}</h2><ol>${items(page.steps)}</ol>`;
    const html = `<html lang="${page.language}"><body>${body}</body></html>`;
    const composed = readPage(html, ADDRESS);
    expect(composed).not.toBeNull();
    expect(readPage(apart(html), ADDRESS)).toEqual(composed);
  });

  test('stay apart in the address of a picture, which its server may know only so', () => {
    const picture = apart('https://table.example/pictures/crêpes-à-la-crème.jpg');
    const recipe = read(`<meta property="og:image" content="${picture}">${DATA}`, apart(SHOWN));
    expect(recipe?.imageUrl).toBe(new URL(picture).href);
    expect(recipe?.title).toBe(TITLE);
  });

  test('are read in a text', () => {
    const text = [TITLE, '', 'Ingrédients', ...INGREDIENTS, '', 'Préparation', ...STEPS].join('\n');
    expect(readText(apart(text))).toEqual(readText(text));
    expect(readText(apart(text))?.title).toBe(TITLE);
  });
});

describe('letters that were taken for others', () => {
  test.each([
    ['by the page', DATA, garbled(SHOWN)],
    ['by the data', garbled(DATA), SHOWN],
    ['by both', garbled(DATA), garbled(SHOWN)],
  ])('are read as they were meant: %s', (_by, data, shown) => {
    expect(read(data, shown)?.title).toBe(TITLE);
    expect(read(data, shown)).toEqual(read(DATA, SHOWN));
  });

  test('stay so in the address of a picture, which its server may know only so', () => {
    const picture = garbled('https://table.example/pictures/crème.jpg');
    const recipe = read(`<meta property="og:image" content="${picture}">${DATA}`, garbled(SHOWN));
    expect(recipe?.imageUrl).toBe(new URL(picture).href);
    expect(recipe?.title).toBe(TITLE);
  });

  test('are read in a text', () => {
    const text = [TITLE, '', 'Ingrédients', ...INGREDIENTS, '', 'Préparation', ...STEPS].join('\n');
    expect(readText(garbled(text))?.title).toBe(TITLE);
    expect(readText(garbled(text))).toEqual(readText(text));
  });
});

test('a line that lost a letter is marked, though page and data lost the same', () => {
  const lose = (text: string): string => text.replaceAll('fraîche', 'fra\uFFFDche');
  const recipe = read(lose(DATA), lose(SHOWN));
  const marked = recipe?.evidence.filter(
    ({ path, confidence }) => /^(?:ingredients|directions)\.\d+$/.test(path) && confidence < 70,
  );
  expect(marked?.map(({ path }) => path)).toEqual(['ingredients.2', 'directions.1']);
  expect(recipe?.confidence).toBeLessThan(70);
});
