import { expect, test } from 'vitest';
import { readPasted } from './read-pasted.ts';

const WORDS = [
  'Barley pot',
  '200 g pearl barley',
  '2 carrots',
  '1 litre stock',
  'Simmer the barley and the carrots in the stock for 40 minutes.',
];

test('the source of a page is read as a page', () => {
  const source = `<html><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Barley pot',
    recipeIngredient: ['200 g pearl barley', '2 carrots'],
    recipeInstructions: 'Simmer for 40 minutes until the barley is soft.',
    image: '/pot.jpg',
  })}</script><h1>Barley pot</h1></html>`;
  expect(readPasted(source, 'https://kitchen.example/pot')).toMatchObject({
    title: 'Barley pot',
    engine: 'structured-data',
    imageUrl: 'https://kitchen.example/pot.jpg',
  });
  expect(readPasted(source, null)).toMatchObject({ title: 'Barley pot', imageUrl: null });
});

test.each([
  ['words alone', WORDS.join('\n')],
  ['words between tags', WORDS.map((line) => `<p>${line}</p>`).join('')],
])('%s are read line by line', (_, pasted) => {
  const recipe = readPasted(pasted, null);
  expect(recipe).toMatchObject({ title: 'Barley pot', engine: 'page-text' });
  expect(recipe?.ingredients).toHaveLength(3);
  expect(recipe?.directions).toHaveLength(1);
});

test.each(['', '<p>Closed on Mondays.</p>', 'We are closed on Mondays.'])(
  '%j holds no recipe',
  (pasted) => {
    expect(readPasted(pasted, null)).toBeNull();
  },
);

const part = (heading: string): string =>
  `<article>${heading}<p>A classic for cold days.</p><h3>Ingredients</h3><ul><li>200 g pearl barley</li><li>2 carrots</li><li>1 litre stock</li></ul><h3>Method</h3><ol><li>Slice the carrots thinly.</li><li>Simmer all of it for 40 minutes.</li></ol></article>`;

test.each([
  '<h2>Barley pot</h2>',
  '<h2 class="t"><a href="/x">Barley pot</a></h2>',
  '<h3>Barley pot</h3>',
])('the first heading of a part of a page is its title: %s', (heading) => {
  const recipe = readPasted(part(heading), null);
  expect(recipe?.title).toBe('Barley pot');
  expect([recipe?.ingredients.length, recipe?.directions.length]).toEqual([3, 2]);
});

test('what heads a list is no title', () => {
  expect(readPasted(part(''), null)?.title).not.toBe('Ingredients');
  expect(readPasted(part('<h1>Barley pot</h1><h2>For cold days</h2>'), null)?.title).toBe(
    'Barley pot',
  );
});
