import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const INGREDIENTS = ['300 g spelt flour', '120 g butter', '2 eggs', '500 g plums'];
const TOPPINGS = ['whipped cream', 'crushed almonds'];
const STEPS = [
  'Crumble the butter into the flour with cold hands.',
  'Work in the eggs until the dough comes together.',
  'Roll it out between two sheets of paper.',
  'Stone the plums and halve them.',
  'Spread the plums over the base.',
  'Slide it into the hot oven for forty minutes.',
  'Wait until it is cold, then serve it with whipped cream and crushed almonds.',
];

type Lines = readonly string[];
const each = (lines: Lines, write: (line: string) => string): string => lines.map(write).join('');
const list = (lines: Lines): string =>
  `<ul class="card-list">${each(lines, (line) => `<li>${line}</li>`)}</ul>`;
const steps = (lines: Lines): string =>
  `<ol class="card-steps">${each(lines, (line) => `<li>${line}</li>`)}</ol>`;

function read(
  body: string,
  declared: { ingredients?: Lines; steps: Lines },
  language = 'en',
): ReturnType<typeof readPage> {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Plum tart',
    recipeIngredient: declared.ingredients ?? INGREDIENTS,
    recipeInstructions: declared.steps.map((text) => ({ '@type': 'HowToStep', text })),
  });
  return readPage(
    `<html lang="${language}"><head><title>Plum tart</title><script type="application/ld+json">${data}</script></head>
    <body><h1>Plum tart</h1>${body}</body></html>`,
    'https://orchard.example/plum-tart',
  );
}

const TALK = `<p>${'Our orchard has more plums than any of us can eat in one summer. '.repeat(20)}</p>`;
const card = (lines: Lines = STEPS): string =>
  `<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${steps(lines)}`;

describe.each([2, 3, 4, 5])(
  'a story that tells the first %i steps as the card below does',
  (told) => {
    const story = `<h2>How we do it</h2>${steps(STEPS.slice(0, told))}${TALK}`;

    test.each(STEPS.map((_, at) => at))('step %i that the data lacks is taken, marked', (at) => {
      const recipe = read(story + card(), { steps: STEPS.toSpliced(at, 1) });
      expect(linesOf(recipe, 'directions')).toEqual(STEPS);
      expect(markedPaths(recipe)).toContain(`directions.${at}`);
    });

    test('where the data has all of them nothing is marked', () => {
      const recipe = read(story + card(), { steps: STEPS });
      expect(linesOf(recipe, 'directions')).toEqual(STEPS);
      expect(markedPaths(recipe)).toEqual([]);
    });
  },
);

test.each([0, 1])(
  'a list of foods that the last step names is not that step: step %i of its part',
  (at) => {
    const parts = [STEPS.slice(0, 5), STEPS.slice(5)];
    const body = `<h2>Ingredients</h2><h4>Tart</h4>${list(INGREDIENTS)}<h4>On top</h4>${list(TOPPINGS)}
    <h2>Method</h2><h4>Dough and plums</h4>${steps(parts[0] ?? [])}<h4>Baking</h4>${steps(parts[1] ?? [])}`;
    const recipe = read(body, {
      ingredients: [...INGREDIENTS, ...TOPPINGS],
      steps: STEPS.toSpliced(5 + at, 1),
    });
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
  },
);

describe('steps that end with no full stop', () => {
  const BARE = [
    'Crumble the butter into the flour',
    'Work in the eggs',
    'Sprinkle sugar over it',
    'Spread the plums over the base',
    'Bake it for forty minutes in the oven',
  ];

  test.each([1, 2, 3])(
    'the short order %i between them that the data lacks is taken, marked',
    (at) => {
      const recipe = read(card(BARE), { steps: BARE.toSpliced(at, 1) });
      expect(linesOf(recipe, 'directions')).toEqual(BARE);
      expect(markedPaths(recipe)).toContain(`directions.${at}`);
    },
  );

  test.each(['The filling', 'Plums, once more', 'Print this'])('%s between them is none', (row) => {
    const recipe = read(card(BARE.toSpliced(2, 0, row)), { steps: BARE });
    expect(linesOf(recipe, 'directions')).toEqual(BARE);
  });
});

test.each([
  ['pt', 'meia colher (sopa) de canela', ['300 g de farinha', '2 ovos', '100 g de manteiga']],
  ['it', 'mezzo cucchiaino di cannella', ['300 g di farina', '2 uova', '100 g di burro']],
  ['es', 'media cucharadita de canela', ['300 g de harina', '2 huevos', '100 g de mantequilla']],
  ['de', 'halbe Zitrone', ['300 g Mehl', '2 Eier', '100 g Butter']],
  ['sv', 'halv citron', ['300 g mjöl', '2 ägg', '100 g smör']],
  ['pl', 'pół łyżeczki cynamonu', ['300 g mąki', '2 jajka', '100 g masła']],
  ['hu', 'fél teáskanál fahéj', ['300 g liszt', '2 tojás', '100 g vaj']],
])('half of something that the data lacks is taken in %s: %s', (language, half, rest) => {
  const rows = rest.toSpliced(1, 0, half);
  const recipe = read(
    `<h2>Ingredients</h2>${list(rows)}<h2>Method</h2>${steps(STEPS)}`,
    { ingredients: rest, steps: STEPS },
    language,
  );
  expect(linesOf(recipe, 'ingredients')).toEqual(rows);
});
