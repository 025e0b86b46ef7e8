import { expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';

const PIE = {
  '@type': 'Recipe',
  name: 'Leek pie',
  recipeIngredient: ['3 leeks', '250 g flour', '125 g butter'],
  recipeInstructions: [
    'Rub the butter into the flour.',
    'Fill the pie with the leeks and bake it.',
  ],
};
const RELISH = {
  '@type': 'Recipe',
  name: 'Tomato relish',
  recipeIngredient: ['6 tomatoes', '2 tbsp vinegar'],
  recipeInstructions: ['Chop the tomatoes.', 'Simmer them with the vinegar for half an hour.'],
};

const page = (title: string, nodes: readonly object[]): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><title>${title} | Our Table</title>
    <script type="application/ld+json">${JSON.stringify({ '@graph': nodes })}</script>
    <body><h1>${title}</h1>${JSON.stringify(nodes)}</body></html>`,
    'https://table.example/pie',
  );

test.each([[[PIE, RELISH]], [[RELISH, PIE]]])(
  'recipes that only together are the dish of the page are joined, the dish first',
  (nodes) => {
    const recipe = page('Leek pie with tomato relish', nodes);
    expect(recipe?.title).toBe('Leek pie with tomato relish');
    expect(linesOf(recipe, 'ingredients')).toEqual([
      ...PIE.recipeIngredient,
      ...RELISH.recipeIngredient,
    ]);
    expect(linesOf(recipe, 'directions')).toEqual([
      ...PIE.recipeInstructions,
      ...RELISH.recipeInstructions,
    ]);
    expect(recipe?.confidence).toBeLessThan(70);
    expect(recipe?.oneOfSeveral).toBeUndefined();
  },
);

test('a part that the heading names by one of its words is joined', () => {
  const recipe = page('Leek pie relish plate', [PIE, RELISH]);
  expect(recipe?.ingredients).toHaveLength(5);
});

test('a recipe that the heading does not name is left where it is', () => {
  const recipe = page('Leek pie', [RELISH, PIE]);
  expect(recipe?.title).toBe('Leek pie');
  expect(linesOf(recipe, 'ingredients')).toEqual(PIE.recipeIngredient);
});
