import { describe, expect, test } from 'vitest';
import type { ReadRecipe } from '../finding/read-recipe.ts';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const INGREDIENTS = ['200 g flour', '100 g cold butter', '3 leeks', '2 eggs', '150 ml cream'];
const RUB = 'Rub the cold butter into the flour, add 2 tablespoons of water and knead a dough.';
const SLICE = 'Slice the leeks and soften them in a covered pan for 12 to 15 minutes.';
const WHISK = 'Whisk the eggs with the cream and pour them over the leeks.';
const BAKE = 'Bake the tart at 180 °C for 40 minutes, then let it cool for half an hour.';
const STEPS = [RUB, SLICE, WHISK, BAKE];

const LAYOUTS: Readonly<Record<string, (steps: readonly string[]) => string>> = {
  items: (steps) => `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
  paragraphs: (steps) => steps.map((step) => `<p>${step}</p>`).join(''),
  'numbered rows': (steps) =>
    steps.map((step, at) => `<div><span>${at + 1}</span><p>${step}</p></div>`).join(''),
  'rows below headings': (steps) =>
    steps.map((step, at) => `<h3>Step ${at + 1}</h3><p>${step}</p>`).join(''),
  'one paragraph': (steps) => `<p>${steps.join(' ')}</p>`,
};

function read(shown: readonly string[], declared: readonly string[], layout = 'items') {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Leek Tart',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: declared.map((text) => ({ '@type': 'HowToStep', text })),
  });
  const items = INGREDIENTS.map((line) => `<li>${line}</li>`).join('');
  return readPage(
    `<html lang="en"><head><title>Leek Tart</title>
    <script type="application/ld+json">${data}</script></head><body><h1>Leek Tart</h1>
    <h2>Ingredients</h2><ul>${items}</ul>
    <h2>Method</h2>${LAYOUTS[layout]?.(shown) ?? ''}</body></html>`,
    'https://hearth.example/leek-tart',
  );
}

const isMarked = (recipe: ReadRecipe | null, step: number): boolean =>
  markedPaths(recipe).some((path) => path.startsWith(`directions.${step}`));

/** The steps with other words in one of them. */
const worded = (from: string, to: string): string[] => STEPS.map((step) => step.replace(from, to));

describe.each(Object.keys(LAYOUTS))('steps as %s', (layout) => {
  test('that the page tells as its data does are unmarked', () => {
    expect(markedPaths(read(STEPS, STEPS, layout))).toEqual([]);
  });

  test.each([
    ['the lower end of a range', 1, '12 to 15', '12'],
    ['the upper end of a range', 1, '12 to 15', '15'],
    ['a range of degrees', 3, '180', '180-200'],
    ['a range of spoons', 0, '2 table', '2-3 table'],
    ['a word less', 1, ' covered', ''],
    ['another word', 0, 'cold butter', 'melted butter'],
    ['a word more', 3, 'the tart', 'the covered tart'],
    ['the opposite', 1, 'covered', 'uncovered'],
    ['an order turned round', 3, 'then let it', 'then do not let it'],
    ['another number of minutes', 3, '40', '45'],
    ['a time less', 3, ' for 40 minutes', ''],
  ])('one of which differs in %s are marked in either', (_what, step, from, to) => {
    const other = worded(from, to);
    expect(isMarked(read(STEPS, other, layout), step)).toBe(true);
    expect(isMarked(read(other, STEPS, layout), step)).toBe(true);
  });

  test.each([
    ['Stir.', 'Do not stir.'],
    ['Stir.', "Don't stir."],
    ['Cover the pan.', 'Never cover the pan.'],
    ['Cook with a lid.', 'Cook without a lid.'],
    ['Cook for 5 minutes.', 'Cook for 5 to 8 minutes.'],
  ])('are marked where one is "%s" and the other "%s"', (step, other) => {
    for (const at of [1, 2, STEPS.length]) {
      const [one, two] = [STEPS.toSpliced(at, 0, step), STEPS.toSpliced(at, 0, other)];
      expect(isMarked(read(one, two, layout), at)).toBe(true);
      expect(isMarked(read(two, one, layout), at)).toBe(true);
      expect(markedPaths(read(one, one, layout))).toEqual([]);
      expect(markedPaths(read(two, two, layout))).toEqual([]);
    }
    const [one, two] = [`${WHISK} ${step}`, `${WHISK} ${other}`].map((text) => STEPS.with(2, text));
    expect(isMarked(read(one ?? [], two ?? [], layout), 2)).toBe(true);
    expect(isMarked(read(two ?? [], one ?? [], layout), 2)).toBe(true);
  });

  test.each([
    ['minutes in short', (step: string) => step.replaceAll('minutes', 'min')],
    ['minutes with a full stop', (step: string) => step.replaceAll('minutes', 'min.')],
    ['spoons in short', (step: string) => step.replace('tablespoons', 'tbsp')],
    ['degrees in words', (step: string) => step.replace('°C', 'degrees C')],
    ['degrees without a sign', (step: string) => step.replace(' °C', 'C')],
    ['another dash', (step: string) => step.replace('12 to 15', '12 – 15')],
    ['number words', (step: string) => step.replace('2 table', 'two table')],
    ['figures', (step: string) => step.replace('half an hour', '30 minutes')],
    ['capitals', (step: string) => step.toUpperCase()],
    ['a note', (step: string) => step.replace('leeks', 'leeks (see note 1)')],
    ['small words', (step: string) => step.replace('then let', 'and let')],
  ])('that differ in %s alone are unmarked', (_what, write) => {
    const other = STEPS.map(write);
    expect(markedPaths(read(STEPS, other, layout))).toEqual([]);
    expect(markedPaths(read(other, STEPS, layout))).toEqual([]);
  });
});

test('steps that are all written otherwise are taken as the page shows them, unmarked', () => {
  const short = STEPS.map((step) => step.replaceAll(' the ', ' ').replaceAll(' and ', ' & '));
  const recipe = read(STEPS, short);
  expect(linesOf(recipe, 'directions')).toEqual(STEPS);
  expect(markedPaths(recipe)).toEqual([]);
});

test('a step keeps the range with which it begins', () => {
  const steps = [RUB, SLICE, WHISK, '8 – 10 minutes in the oven will do.'];
  const recipe = read(steps, steps);
  expect(linesOf(recipe, 'directions')).toEqual(steps);
  expect(markedPaths(recipe)).toEqual([]);
  expect(isMarked(read(steps, steps.with(3, '10 minutes in the oven will do.')), 3)).toBe(true);
});

test.each([
  ['fr', "Faire revenir l'oignon dans le beurre sans le colorer.", 'Ajouter la farine et remuer.'],
  ['pt', 'Bata as laranjas com os ovos no liquidificador.', 'Misture a farinha e o sal.'],
])('in %s, what the sentence before says not to do is said of that one', (_language, one, two) => {
  const steps = [one, two, 'Servir.'];
  expect(markedPaths(read(steps, steps, 'one paragraph'))).toEqual([]);
});
