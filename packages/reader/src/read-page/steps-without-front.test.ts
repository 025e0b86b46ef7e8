import { expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const STEPS = [
  'Soak the dried mushrooms in warm water for an hour.',
  'Brown the onions slowly with the mushrooms. Pour in the water. Stir it well.',
  'Simmer the barley in it until tender. Serve warm.',
];
const [SOAK = '', BROWN = '', SIMMER = ''] = STEPS;

function read(declared: readonly unknown[], shown: readonly string[] = STEPS) {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Barley Pot',
    recipeIngredient: ['30 g dried mushrooms', '2 onions', '200 g barley'],
    recipeInstructions: declared,
  });
  return readPage(
    `<html lang="en"><head><title>Barley Pot</title>
    <script type="application/ld+json">${data}</script></head><body><h1>Barley Pot</h1>
    <h2>Ingredients</h2><ul><li>30 g dried mushrooms</li><li>2 onions</li><li>200 g barley</li></ul>
    <h2>Method</h2><ol>${shown.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`,
    'https://hearth.example/barley-pot',
  );
}
const saidOf = (recipe: ReturnType<typeof read>, at: number) =>
  recipe?.evidence.find(({ path }) => path === `directions.${at}.instruction`);

test.each([
  ['its first letter', 1, BROWN.slice(1)],
  ['its first letters', 0, SOAK.slice(3)],
  ['its first letter below a name', 2, `To finish: ${SIMMER.slice(1)}`],
  ['its first sentence', 2, SIMMER.split('. ')[1] ?? ''],
  ['its first sentence below a name', 1, 'For the pot: Pour in the water. Stir it well.'],
  ['all but its last sentence', 1, 'Stir it well.'],
])('a step that lacks %s is marked with the row of the page', (_what, at, step) => {
  const recipe = read(STEPS.with(at, step));
  expect(markedPaths(recipe)).toContain(`directions.${at}.instruction`);
  expect(saidOf(recipe, at)).toMatchObject({ pageSays: 'differs', excerpt: STEPS[at] });
});

test('a first sentence of four words is missed though another step has some of them', () => {
  const more = `Drain the soaked mushrooms. ${BROWN}`;
  expect(markedPaths(read(STEPS, STEPS.with(1, more)))).toContain('directions.1.instruction');
});

test.each([
  ['counts it', `2 ${BROWN}`],
  ['counts it without a blank', `2${BROWN}`],
  ['names it', `Onions: ${BROWN}`],
  ['runs its name into it', `Onions${BROWN}`],
])('a step is whole where the page %s', (_how, row) => {
  expect(markedPaths(read(STEPS, STEPS.with(1, row)))).toEqual([]);
});

test('a short step is whole where it has its own row', () => {
  const steps = [SOAK, 'Stir well.', BROWN, SIMMER];
  expect(markedPaths(read(steps, steps))).toEqual([]);
});
