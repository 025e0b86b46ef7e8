import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const INGREDIENTS = ['500 g carrots', '1 onion', '2 tbsp oil', '1 tsp cumin seeds'];
const STEPS = [
  'Slice the carrots and the onion finely.',
  'Fry them in the oil with the cumin until they are soft.',
];
const DATA = {
  '@type': 'Recipe',
  name: 'Fried Carrots',
  recipeIngredient: INGREDIENTS,
  recipeInstructions: STEPS,
};
const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');

interface Written {
  above?: string;
  listed?: readonly string[];
  data?: object;
}

const read = ({ above = '', listed = INGREDIENTS, data = {} }: Written) =>
  readPage(
    `<html lang="en"><head><title>Fried Carrots</title>
    <script type="application/ld+json">${JSON.stringify({ ...DATA, ...data })}</script></head>
    <body><h1>Fried Carrots</h1>${above}<h2>Ingredients</h2><ul>${items(listed)}</ul>
    <h2>Method</h2><ol>${items(STEPS)}</ol></body></html>`,
    'https://pan.example/carrots',
  );
const evidenceOf = (recipe: ReturnType<typeof readPage>, wanted: string) =>
  recipe?.evidence.filter(({ path }) => path === wanted) ?? [];

const ABOVE = '<p>Serves 4</p><p>Prep time: 10 minutes</p><p>Cook time: 30 minutes</p>';

describe('portions and times that the data does not give', () => {
  test('are those that the page states, marked with its words', () => {
    const recipe = read({ above: ABOVE });
    expect(recipe).toMatchObject({ servings: 4, prepTime: 10, cookTime: 30 });
    for (const path of ['servings', 'prepTime', 'cookTime'])
      expect(evidenceOf(recipe, path)).toMatchObject([{ path, confidence: 75, basis: 'source' }]);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test('are those that the page tells beside a time that it has as the data has it', () => {
    const timed = read({ above: ABOVE, data: { cookTime: 'PT30M', recipeYield: '4' } });
    expect(timed).toMatchObject({ servings: 4, prepTime: 10, cookTime: 30 });
    expect(evidenceOf(timed, 'servings')).toMatchObject([{ confidence: 90 }]);
    expect(evidenceOf(timed, 'cookTime')).toMatchObject([{ confidence: 90 }]);
    expect(evidenceOf(timed, 'prepTime')).toMatchObject([{ confidence: 75, basis: 'source' }]);
  });

  test('are not what a total with hours of rest has over the others', () => {
    const data = { prepTime: 'PT10M', totalTime: 'PT8H40M', recipeYield: '4' };
    expect(read({ above: ABOVE, data })).toMatchObject({ prepTime: 10, cookTime: 30 });
    const onlyCooked = read({ above: '<p>Cook time: 30 minutes</p>', data });
    expect(onlyCooked).toMatchObject({ prepTime: 10, cookTime: 30 });
  });

  test('are left out where the data has another time than the page, or the page states none', () => {
    const timed = read({ above: ABOVE, data: { cookTime: 'PT45M', recipeYield: '4' } });
    expect(timed).toMatchObject({ servings: 4, prepTime: 0, cookTime: 45 });
    expect(evidenceOf(timed, 'cookTime')).toMatchObject([{ pageSays: 'differs' }]);
    expect(read({ above: '<p>Serve it to friends.</p>' })).toMatchObject({
      servings: 0,
      prepTime: 0,
      cookTime: 0,
    });
  });

  test('a portion of the table of nutrition is not what the recipe makes', () => {
    expect(read({ above: '<p>Per serving 1</p><p>1 serving</p>' })?.servings).toBe(0);
  });
});

describe('where the first ingredient is another on the page', () => {
  const listed = ['800 g carrots', ...INGREDIENTS.slice(1)];
  const data = { recipeYield: '4 servings', prepTime: 'PT10M', cookTime: 'PT30M' };

  test.each([
    ['servings', ABOVE.replace('4', '6'), 'Serves 6'],
    ['prepTime', ABOVE.replace('10', '20'), '20 minutes'],
    ['cookTime', ABOVE.replace('30', '90'), '90 minutes'],
  ])('another %s is still marked', (path, above, words) => {
    const [found] = evidenceOf(read({ above, listed, data }), path);
    expect(found).toMatchObject({ pageSays: 'differs', confidence: 50 });
    expect(found?.excerpt).toContain(words);
  });
});

test('where no ingredient is as declared, the facts above the steps are compared', () => {
  const recipe = read({
    above: ABOVE.replace('4', '8'),
    listed: ['1 kg carrots', '2 onions', '4 tbsp oil', '2 tsp cumin seeds'],
    data: { recipeYield: '4 servings' },
  });
  expect(evidenceOf(recipe, 'servings')).toMatchObject([
    { excerpt: 'Serves 8', pageSays: 'differs', confidence: 50 },
  ]);
});

test('of a food that is listed twice, the row that the page has otherwise is named', () => {
  const twice = ['100 g butter', '200 g flour', '50 g butter', '1 egg'];
  const recipe = read({
    listed: twice.map((line) => line.replace('50 g', '80 g')),
    data: { recipeIngredient: twice },
  });
  expect(evidenceOf(recipe, 'ingredients.2.quantity')).toMatchObject([
    { excerpt: '80 g butter', ingredient: { quantity: '80', unit: 'g', item: 'butter' } },
  ]);
});

test('where half of a list is not on the page, only that half is marked', () => {
  const listed = ['500 g carrots', '2 fennel bulbs', '2 tbsp oil', '3 star anise'];
  const recipe = read({ listed });
  const marked = recipe?.evidence.filter(
    ({ path, confidence }) => /^ingredients\.\d+$/.test(path) && confidence < 80,
  );
  expect(marked?.map(({ excerpt }) => excerpt)).toEqual(['1 onion', '1 tsp cumin seeds']);
  expect(recipe?.confidence).toBeLessThan(70);
});

test('a title that has to be cut is marked, with all of it beside', () => {
  const name = `Fried carrots ${'with cumin and onion '.repeat(12)}`.trim();
  const recipe = read({ data: { name } });
  expect(recipe?.title.length).toBeLessThanOrEqual(200);
  expect(evidenceOf(recipe, 'title').some(({ confidence }) => confidence < 80)).toBe(true);
});

test.each(['Difficulty: Easy', 'Level: Easy', 'Skill level: Easy'])(
  '"%s" above the list is how hard it is',
  (label) => {
    expect(read({ above: `<p>${label}</p>` })?.difficulty).toBe('easy');
  },
);
