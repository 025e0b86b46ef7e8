import { expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { readText } from '../read-text.ts';
import { restOfTotal } from './rest-of-total.ts';

const times = (prepTime: number | null, cookTime: number | null, totalTime: number | null) => ({
  prepTime,
  cookTime,
  totalTime,
});

test.each([
  ['all of a total that stands alone', times(null, null, 60), { field: 'cookTime', minutes: 60 }],
  ['what the work leaves over', times(20, null, 90), { field: 'cookTime', minutes: 70 }],
  ['what the cooking leaves over', times(null, 70, 90), { field: 'prepTime', minutes: 20 }],
  ['nothing where both are known', times(20, 40, 90), null],
  ['nothing of a total that is no longer', times(60, null, 60), null],
  ['nothing without a total', times(20, null, null), null],
])('is %s', (_, given, rest) => {
  expect(restOfTotal(given)).toEqual(rest);
});

test.each([
  ['nothing where no cooking is declared', times(20, null, 90), ['cookTime'], null],
  ['nothing where no work is declared', times(null, 40, 90), ['prepTime'], null],
  [
    'the work, where no cooking is declared and no work is known',
    times(null, null, 60),
    ['cookTime'],
    { field: 'prepTime', minutes: 60 },
  ],
  [
    'the cooking, where both were left at nought',
    times(null, null, 60),
    ['prepTime', 'cookTime'],
    { field: 'cookTime', minutes: 60 },
  ],
  [
    'nothing where the page states what is declared to be none',
    times(20, 40, 90),
    ['cookTime'],
    null,
  ],
] as const)('is %s', (_, given, none, rest) => {
  expect(restOfTotal(given, none)).toEqual(rest);
});

const DATA = {
  '@type': 'Recipe',
  name: 'Cold Cake',
  recipeIngredient: ['200 g biscuits', '300 ml cream'],
  recipeInstructions: ['Crush the biscuits.', 'Whip the cream and chill the cake for an hour.'],
};
const pageOf = (data: object, above = ''): string =>
  `<html lang="en"><script type="application/ld+json">${JSON.stringify({ ...DATA, ...data })}</script>
  <body><h1>Cold Cake</h1>${above}<h2>Ingredients</h2><ul>${DATA.recipeIngredient.map((line) => `<li>${line}</li>`).join('')}</ul>
  <h2>Method</h2><ol>${DATA.recipeInstructions.map((line) => `<li>${line}</li>`).join('')}</ol></body></html>`;
const read = (data: object, above?: string) =>
  readPage(pageOf(data, above), 'https://cakes.example/cold');

test.each(['PT0M', 'PT0H0M', 'P0DT0H0M', '0 min'])(
  'a page that declares a cooking time of %s has none, and nothing is marked',
  (cookTime) => {
    const recipe = read({ prepTime: 'PT20M', cookTime, totalTime: 'PT1H30M' });
    expect(recipe).toMatchObject({ prepTime: 20, cookTime: 0, totalTime: 90 });
    expect(recipe?.evidence.filter(({ path }) => path === 'cookTime')).toEqual([]);
  },
);

test('what the page states goes before what its data declares to be none', () => {
  const data = { prepTime: 'PT20M', cookTime: 'PT0M', totalTime: 'PT1H' };
  const recipe = read(data, '<p>Prep time: 20 minutes</p><p>Cook time: 40 minutes</p>');
  expect(recipe).toMatchObject({ prepTime: 20, cookTime: 40 });
});

const readWith = (...facts: readonly string[]) =>
  readText(
    [
      'Cold Cake',
      ...facts,
      '',
      'Ingredients',
      ...DATA.recipeIngredient,
      'Method',
      ...DATA.recipeInstructions,
    ].join('\n'),
  );

test('a text that says so has none either', () => {
  const recipe = readWith('Prep time: 20 min', 'Cook time: 0 min', 'Total time: 90 min');
  expect(recipe).toMatchObject({ prepTime: 20, cookTime: 0, totalTime: 90, leftOut: [] });
});

test('a text, too, was not filled in where it says so of both', () => {
  const recipe = readWith('Prep Time: 0 min', 'Cook Time: 0 min', 'Total Time: 45 min');
  expect(recipe).toMatchObject({ prepTime: 0, cookTime: 45, totalTime: 45, leftOut: [] });
  const told = recipe?.evidence.filter(({ path }) => /^(?:prep|cook)Time$/u.test(path));
  expect(told).toMatchObject([{ path: 'cookTime', basis: 'inferred' }]);
});

test('the work takes all of the total of a text that says there is no cooking', () => {
  const recipe = readWith('Cook time: 0 min', 'Total time: 45 min');
  expect(recipe).toMatchObject({ prepTime: 45, cookTime: 0, totalTime: 45 });
});

test('a text that says both has what it states', () =>
  expect(readWith('Cook time: 0 min', 'Cook time: 40 min')).toMatchObject({ cookTime: 40 }));
