import { expect, test } from 'vitest';
import { INGREDIENTS, items, list, method, page, STEPS, TITLE } from '../testing/plum-dumplings.ts';

const marked = (ingredients: readonly string[], attributes: string): string =>
  `<div ${attributes}><div itemscope itemtype="http://schema.org/Recipe">
   <span itemprop="name">${TITLE}</span>
   <ul>${items(ingredients).replaceAll('<li>', '<li itemprop="recipeIngredient">')}</ul>
   <ol>${items(STEPS).replaceAll('<li>', '<li itemprop="recipeInstructions">')}</ol></div></div>`;
const OTHER = INGREDIENTS.with(2, '10 apricots');

test.each(['style="display: none"', 'hidden'])(
  'a recipe that is marked where nobody sees it is doubted where the page shows another: %s',
  (attributes) => {
    const recipe = page('', list + method + marked(OTHER, attributes));
    expect(recipe?.confidence).toBeLessThan(70);
  },
);

test('it is not where the page shows the same', () => {
  const recipe = page('', list + method + marked(INGREDIENTS, 'hidden'));
  expect(recipe?.confidence).toBeGreaterThan(90);
});

test('nor where it is all that the page has, to be unfolded', () => {
  const recipe = page('', marked(INGREDIENTS, 'style="display:none"'));
  expect(recipe?.ingredients).toHaveLength(INGREDIENTS.length);
  expect(recipe?.confidence).toBeGreaterThan(90);
});
