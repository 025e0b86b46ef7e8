import { describe, expect, test } from 'vitest';
import type { ReadRecipe } from '../finding/read-recipe.ts';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const INGREDIENTS = ['400 g plums', '200 g flour', '2 eggs', '1 tsp cinnamon', '80 g butter'];
const STEPS = [
  'Stone the plums and lay them close together in a buttered dish.',
  'Whisk the flour with the eggs and the cinnamon until the batter is smooth.',
  'Pour the batter over the fruit and bake it for 40 minutes.',
  'Let it cool for a while and dust it with icing sugar.',
];
const [STONE = '', WHISK = '', POUR = '', COOL = ''] = STEPS;

interface Told {
  ingredients?: readonly string[];
  steps?: readonly string[];
}

const LAYOUTS: Readonly<Record<string, (steps: readonly string[]) => string>> = {
  items: (steps) => `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
  paragraphs: (steps) => steps.map((step) => `<p>${step}</p>`).join(''),
};

function read(shown: Told, declared: Told, layout = 'items'): ReadRecipe | null {
  const [ours, theirs] = [shown, declared].map((told) => ({
    ingredients: told.ingredients ?? INGREDIENTS,
    steps: told.steps ?? STEPS,
  }));
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Plum Slice',
    recipeIngredient: theirs?.ingredients,
    recipeInstructions: theirs?.steps.map((text) => ({ '@type': 'HowToStep', text })),
  });
  const items = ours?.ingredients.map((line) => `<li>${line}</li>`).join('') ?? '';
  return readPage(
    `<html lang="en"><head><title>Plum Slice</title>
    <script type="application/ld+json">${data}</script></head><body><h1>Plum Slice</h1>
    <h2>Ingredients</h2><ul>${items}</ul>
    <h2>Method</h2>${LAYOUTS[layout]?.(ours?.steps ?? []) ?? ''}</body></html>`,
    'https://hearth.example/plum-slice',
  );
}

test.each([
  ['Rest for 10 minutes.', 0],
  ['Rest for 10 minutes.', 1],
  ['Add 50 g butter.', 2],
  ['Do not cover.', 3],
])('a short sentence that only the page has in its one paragraph is marked: %s, %i', (more, at) => {
  const recipe = read({ steps: [STEPS.toSpliced(at, 0, more).join(' ')] }, {});
  expect(markedPaths(recipe)).toContain(`directions.${at}.instruction`);
});

describe.each(Object.keys(LAYOUTS))('steps as %s', (layout) => {
  test.each([
    ['the last', STEPS.slice(-1)],
    ['the first', STEPS.slice(0, 1)],
    ['the last two', STEPS.slice(-2)],
  ])('of which the data has only %s are all taken, or said to follow', (_which, steps) => {
    const recipe = read({}, { steps }, layout);
    const isWhole = linesOf(recipe, 'directions').length === STEPS.length;
    expect(isWhole || recipe?.evidence.some(({ pageSays }) => pageSays === 'goes-on')).toBe(true);
    expect(markedPaths(recipe)).not.toEqual([]);
  });

  test.each([0, 1, 2, 3])('that are one text without step %i are parted and completed', (at) => {
    const recipe = read({}, { steps: [STEPS.toSpliced(at, 1).join(' ')] }, layout);
    expect(markedPaths(recipe)).not.toEqual([]);
    expect(linesOf(recipe, 'directions').join(' ')).toContain(STEPS[at === 0 ? 1 : 0]);
  });

  test('that are one text with all of them are parted, unmarked', () => {
    const recipe = read({}, { steps: [STEPS.join(' ')] }, layout);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(markedPaths(recipe)).toEqual([]);
  });

  test.each([
    ['a sentence before it', `Heat the oven to 180 degrees and grease a dish. ${POUR}`],
    ['words before it', `Turn the oven down to 160 degrees and ${POUR.toLowerCase()}`],
    ['an order turned round', `Do not ${POUR.toLowerCase()}`],
    ['a short order before', `Bake it. ${POUR}`],
    ['an amount before', `Add 50 g butter. ${POUR}`],
    ['a heat before', `Heat to 200°C. ${POUR}`],
    ['what not to do before', `Do not cover. ${POUR}`],
    ['more within', POUR.replace(' and bake', ', strew almonds over it and bake')],
  ])('of which the page has one with %s show that beside it', (_what, row) => {
    const recipe = read({ steps: [STONE, WHISK, row, COOL] }, {}, layout);
    const field = recipe?.evidence.find(({ path }) => path === 'directions.2.instruction');
    expect(field?.pageSays).toBe('differs');
    expect(field?.excerpt).toBe(row);
  });

  test.each([
    ['a sentence behind', `${POUR} Add three cups of rum and set it alight.`],
    ['a sentence before', `Add three cups of rum and set it alight. ${POUR}`],
    ['more within', POUR.replace(' and bake', ', strew almonds over it and bake')],
  ])('of which the data has one with %s are marked', (_what, step) => {
    const recipe = read({}, { steps: [STONE, WHISK, step, COOL] }, layout);
    expect(markedPaths(recipe)).toContain('directions.2.instruction');
  });

  test.each([
    ['names', STEPS.map((step, at) => `Part ${at + 1}: ${step}`)],
    ['an aside', [STONE, WHISK, POUR.replace(' and bake', ' (photo 3) and bake'), COOL]],
    ['short leads', [STONE, `Whisk it. ${WHISK}`, `Bake it. ${POUR}`, COOL]],
    ['all of them in one row', [STEPS.join(' ')]],
  ])('that have %s on the page are not marked', (_what, steps) => {
    expect(markedPaths(read({ steps }, {}, layout))).toEqual([]);
  });

  test('that only wish well behind the last in the data are not marked', () => {
    const steps = [STONE, WHISK, POUR, `${COOL} Enjoy your meal!`];
    expect(markedPaths(read({}, { steps }, layout))).toEqual([]);
  });
});

describe('short steps', () => {
  const SHORT = ['Line a tin.', 'Melt the butter.', 'Add the oats.', 'Press it flat.', 'Chill it.'];

  test.each([1, 2, 3])('without number %i in the data are completed, marked', (at) => {
    const recipe = read({ steps: SHORT }, { steps: SHORT.toSpliced(at, 1) });
    expect(linesOf(recipe, 'directions')).toEqual(SHORT);
    expect(markedPaths(recipe)).toContain(`directions.${at}`);
  });

  test('in another order than the page tells them are marked', () => {
    const turned = SHORT.with(1, SHORT[2] ?? '').with(2, SHORT[1] ?? '');
    expect(markedPaths(read({ steps: SHORT }, { steps: turned }))).toEqual(
      expect.arrayContaining(['directions.1', 'directions.2']),
    );
  });
});

test.each([
  ['1 egg', '1 egg plus 1 yolk'],
  ['120 ml buttermilk', '120 ml buttermilk and 30 ml cream'],
  ['50 g sugar', '50 g sugar, plus 1 tbsp for the top'],
  ['1 egg', '1 egg, beaten'],
])('%s and %s are told apart, whichever the page has', (one, more) => {
  const [less, longer] = [one, more].map((line) => INGREDIENTS.with(2, line)) as [
    string[],
    string[],
  ];
  const differs = (recipe: ReadRecipe | null): boolean | undefined =>
    recipe?.evidence.some(({ path, pageSays }) => path.startsWith('ingredients.2') && pageSays);
  expect(differs(read({ ingredients: longer }, { ingredients: less }))).toBe(true);
  expect(differs(read({ ingredients: less }, { ingredients: longer }))).toBe(true);
});

test.each([
  ['1 egg, beaten', '1 egg (beaten)'],
  ['1.5 kg plums', '1 ½ kg plums'],
])('%s and %s are not', (declared, row) => {
  const [ours, theirs] = [row, declared].map((line) => INGREDIENTS.with(2, line)) as [
    string[],
    string[],
  ];
  const paths = markedPaths(read({ ingredients: ours }, { ingredients: theirs }));
  expect(paths.filter((path) => path.endsWith('quantity'))).toEqual([]);
});

test('a list of which the data has the last two is whole, marked', () => {
  const recipe = read({}, { ingredients: INGREDIENTS.slice(-2) });
  expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
  expect(markedPaths(recipe)).toContain('ingredients.0');
});

test.each(['• ', '- ', '✓ ', '▢ '])('signs before the rows hide none of them: %s', (sign) => {
  const rows = INGREDIENTS.map((line) => `${sign}${line}`);
  expect(markedPaths(read({ ingredients: rows }, {}))).toEqual([]);
  const lacking = read({ ingredients: rows }, { ingredients: INGREDIENTS.toSpliced(2, 1) });
  expect(linesOf(lacking, 'ingredients')).toEqual(INGREDIENTS);
  const other = read({ ingredients: rows.with(2, `${sign}7 eggs`) }, {});
  expect(markedPaths(other)).toContain('ingredients.2');
});

test.each([
  [
    'the only step ends in dots',
    { steps: ['Stone the plums, then mix the flour with the egg...'] },
  ],
  ['a list ends in dots', { ingredients: [...INGREDIENTS.slice(0, 3), '...'] }],
])('where %s, what is left is marked', (_what, told) => {
  expect(markedPaths(read(told, told))).not.toEqual([]);
});
