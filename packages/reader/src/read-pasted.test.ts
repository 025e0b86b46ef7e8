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
