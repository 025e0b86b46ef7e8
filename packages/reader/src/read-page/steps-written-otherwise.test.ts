import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';

const STEPS: readonly string[] = [
  'Whisk the flour and the milk in a bowl.',
  'Let the batter rest under a cloth.',
  'Stir in the beans and simmer until thick.',
];

function read(steps: readonly string[], shown: readonly string[]): ReturnType<typeof readPage> {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Bean bake',
    recipeIngredient: ['2 cups flour', '1 cup milk', '1 can beans'],
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  });
  return readPage(
    `<html lang="en"><title>Bean bake</title><script type="application/ld+json">${data}</script><body>
    <h1>Bean bake</h1><h2>Ingredients</h2><ul><li>2 cups flour</li><li>1 cup milk</li><li>1 can beans</li></ul>
    <h2>Method</h2><ol>${shown.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`,
    'https://table.example/bean-bake',
  );
}

const saysOf = (recipe: ReturnType<typeof readPage>) =>
  recipe?.evidence.flatMap(({ path, pageSays }) => (pageSays ? [[path, pageSays]] : []));

describe.each([
  ['20 min', 'Bake for 20 min until brown.', 'Bake for 20 minutes until brown.'],
  ['degrees', 'Bake at 350 degrees F until brown.', 'Bake at 350°F until brown.'],
  ['a range', 'Bake for 20-25 minutes until brown.', 'Bake for 20 to 25 minutes until brown.'],
  ['a spoon', 'Knead 2 tbsp oil into the dough.', 'Knead 2 tablespoons oil into the dough.'],
  ['an aside', 'Knead the oil into the dough.', 'Knead the oil (2 tbsp) into the dough.'],
])('a page that writes %s otherwise in one step', (_what, step, shown) => {
  const places = [0, 1, 2, 3];
  const placed = (at: number, own: string): string[] => STEPS.toSpliced(at, 0, own);

  test.each(places)('tells the same with it in place %i', (at) => {
    const recipe = read(placed(at, step), placed(at, shown));
    expect(linesOf(recipe, 'directions')).toEqual(placed(at, step));
    expect(saysOf(recipe)).toEqual([]);
  });

  const lacking = places.flatMap((at) =>
    places.filter((lost) => lost !== at).map((lost): [number, number] => [at, lost]),
  );

  test.each(lacking)('with it in place %i, step %i that the data lacks is added', (at, lost) => {
    const recipe = read(placed(at, step).toSpliced(lost, 1), placed(at, shown));
    expect(linesOf(recipe, 'directions')).toEqual(placed(at, step));
    expect(saysOf(recipe)).toContainEqual([`directions.${lost}.instruction`, 'adds']);
  });
});

test('a step is missed before one that the page only writes otherwise', () => {
  const turn = 'Cook until bubbles form on top, 2 to 3 minutes; flip and cook 1 minute more.';
  const shown = [...STEPS.slice(0, 2), 'Keep warm in a 200°F oven.'];
  const steps = [...STEPS.slice(0, 2), turn, 'Keep warm in a 200 degree F oven.'];
  expect(saysOf(read(steps, shown))).toEqual([['directions.2.instruction', 'omits']]);
  expect(saysOf(read(steps, shown.toSpliced(2, 0, turn)))).toEqual([]);
});
