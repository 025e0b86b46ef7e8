import type { BenchPage } from './bench-page.ts';

const KIND = 'scattered';

const TITLE = 'Quince and Almond Tart';
const PASTRY = ['180 g spelt flour', '90 g cold butter', '2 tbsp icy water'];
const FILLING = ['3 ripe quinces', '80 g ground almonds', '60 ml honey'];
const INGREDIENTS = [...PASTRY, ...FILLING];
const PASTRY_STEPS = ['Rub the butter into the flour, bind it with the water and chill the dough.'];
const FILLING_STEPS = [
  'Poach the quinces in the honey until they blush, then slice them.',
  'Scatter the almonds over the dough, lay the slices on top and bake for 35 minutes.',
];
const STEPS = [...PASTRY_STEPS, ...FILLING_STEPS];

const NAMES = [
  'spelt flour',
  'cold butter',
  'icy water',
  'ripe quinces',
  'ground almonds',
  'honey',
];
const AMOUNTS = ['180 g', '90 g', '2 tbsp', '3', '80 g', '60 ml'];
const OUNCES = ['6 oz', '3 oz', '1 fl oz', '3', '3 oz', '2 fl oz'];
const rows = NAMES.map((name, at) => ({
  name,
  amount: AMOUNTS[at] ?? '',
  ounces: OUNCES[at] ?? '',
}));

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const page = (body: string): string =>
  `<html lang="en"><head><title>${TITLE} | The Orchard Table</title></head><body>${body}</body></html>`;
const METHOD = `<h2>Method</h2>${list(STEPS)}`;

const expected = { title: TITLE, ingredients: INGREDIENTS, steps: STEPS };

/** Pages that keep apart what belongs together, or put side by side what does not. */
export const SCATTERED_PAGES: readonly BenchPage[] = [
  {
    kind: KIND,
    name: 'each part of the dish has its own list',
    html: page(
      `<h1>${TITLE}</h1><h2>Ingredients for the pastry</h2>${list(PASTRY)}<h2>Ingredients for the filling</h2>${list(FILLING)}${METHOD}`,
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'each part of the dish has its own list and its own steps',
    html: page(
      `<h1>${TITLE}</h1><h2>For the pastry</h2><h3>Ingredients</h3>${list(PASTRY)}<h3>Method</h3>${list(PASTRY_STEPS)}
       <h2>For the filling</h2><h3>Ingredients</h3>${list(FILLING)}<h3>Method</h3>${list(FILLING_STEPS)}`,
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'the ingredients are terms with their amounts as descriptions',
    html: page(
      `<h1>${TITLE}</h1><h2>Ingredients</h2><dl>${rows
        .map(({ name, amount }) => `<dt>${name}</dt><dd>${amount}</dd>`)
        .join('')}</dl>${METHOD}`,
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'another recipe follows under a title of its own',
    html: page(
      `<h1>${TITLE}</h1><h2>${TITLE}</h2><h3>Ingredients</h3>${list(INGREDIENTS)}<h3>Method</h3>${list(STEPS)}
       <h2>Smoked Trout Pot</h2><h3>Ingredients</h3>${list(['2 smoked trout', '150 g curd', '1 bunch dill'])}
       <h3>Method</h3>${list(['Flake the trout and fold it into the curd.', 'Chop the dill over it.'])}`,
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'every row hides its amount in another unit',
    html: page(
      `<h1>${TITLE}</h1><h2>Ingredients</h2><ul>${rows
        .map(
          ({ name, amount, ounces }) =>
            `<li><span>${amount}</span><span style="display:none">${ounces}</span> ${name}</li>`,
        )
        .join('')}</ul>${METHOD}`,
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'only the names are marked, and the amounts stand beside them',
    html: page(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${TITLE}</h1><table>${rows
        .map(
          ({ name, amount }) =>
            `<tr><td>${amount}</td><td itemprop="recipeIngredient">${name}</td></tr>`,
        )
        .join('')}</table><div itemprop="recipeInstructions">${list(STEPS)}</div></div>`,
    ),
    expected,
  },
];
