import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const URL = 'https://table.example/soups/leek';
const FOODS = ['3 leeks', '400 g potatoes', '1 l stock'];
const STEPS = ['Soften the sliced leeks in butter.', 'Add the rest and simmer for 25 minutes.'];
const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');

interface Written {
  head?: string;
  data?: object;
  body?: string;
}

const read = ({ head = '', data = {}, body = '' }: Written) =>
  readPage(
    `<html lang="en"><head><title>Leek soup</title>${head}<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Leek soup', recipeIngredient: FOODS, recipeInstructions: STEPS, ...data })}</script></head>
    <body><h1>Leek soup</h1>${body}<h2>Ingredients</h2><ul>${items(FOODS)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol></body></html>`,
    URL,
  );
const SOCIAL = '<meta property="og:image" content="/social.jpg">';

test('the picture of the data comes before that of the head', () => {
  expect(read({ head: SOCIAL, data: { image: '/bowl.jpg' } })?.imageUrl).toBe(
    'https://table.example/bowl.jpg',
  );
  expect(read({ head: SOCIAL })?.imageUrl).toBe('https://table.example/social.jpg');
});

describe('an address that leads on from the base of the page', () => {
  test.each([
    ['elsewhere', '<base href="https://cdn.example/pictures/">', 'https://cdn.example/pictures/'],
    ['on the site', "<base target='_top' href='/pictures/'>", 'https://table.example/pictures/'],
    ['that is none', '<base href="javascript:alert(1)">', 'https://table.example/soups/'],
  ])('%s', (_, base, from) => {
    expect(read({ head: base, data: { image: 'bowl.jpg' } })?.imageUrl).toBe(`${from}bowl.jpg`);
    const social = SOCIAL.replace('/social', 'social');
    expect(read({ head: base + social })?.imageUrl).toBe(`${from}social.jpg`);
    expect(read({ head: base, body: '<img src="leek-soup.jpg" alt="Leek soup">' })?.imageUrl).toBe(
      `${from}leek-soup.jpg`,
    );
  });
});

test.each([
  '<img src="/leek-soup.jpg" alt="Leek soup">',
  '<amp-img src="/leek-soup.jpg" alt="Leek soup" width="900" height="600"></amp-img>',
])('a picture that only the page shows is taken, marked: %s', (body) => {
  const recipe = read({ body: `<img src="/logo.svg" alt="The Table">${body}` });
  expect(recipe?.imageUrl).toBe('https://table.example/leek-soup.jpg');
  expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  const sure = recipe?.evidence.find(({ path }) => path === 'imageUrl');
  expect(sure).toMatchObject({ basis: 'source', confidence: 75 });
});

test('a page without a picture of the dish has none', () => {
  expect(read({ body: '<img src="/logo.svg" alt="The Table">' })?.imageUrl).toBeNull();
});
