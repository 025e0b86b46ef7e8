import type { BenchPage } from './bench-page.ts';

const KIND = 'awkward';

const STEPS = [
  'Slice the fennel as thinly as you can and salt it lightly.',
  'Simmer the lentils until they are just tender, then drain them.',
  'Dress everything with the oil and the juice while it is warm.',
];
const INGREDIENTS = ['2 bulbs fennel', '200 g green lentils', '3 tbsp olive oil', '1 lemon'];
const TITLE = 'Warm Fennel and Lentils';

const list = (lines: readonly string[]): string => lines.map((line) => `<li>${line}</li>`).join('');
const data = (node: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: TITLE, ...node })}</script>`;
const page = (head: string, body: string): string =>
  `<html lang="en"><head><title>${TITLE} - Fennel Weekly</title>${head}</head><body><h1>${TITLE}</h1>${body}</body></html>`;
const shown = (ingredients: readonly string[], steps: readonly string[]): string =>
  `<div class="recipe-ingredients"><h2>Ingredients</h2><ul>${list(ingredients)}</ul></div>
   <div class="recipe-method"><h2>Method</h2><ol>${list(steps)}</ol></div>`;

/** Each amount in one box and its food in the next. */
const boxes = (lines: readonly string[]): string =>
  lines
    .map((line) => line.replace(/^(\d+(?: g| tbsp| bulbs)?) (.+)$/, '<div>$1</div><div>$2</div>'))
    .map((row) => `<div>${row}</div>`)
    .join('');

const PORRIDGE = JSON.stringify({
  '@type': 'Recipe',
  name: 'Plain Porridge',
  recipeIngredient: ['50 g oats', '250 ml milk', '1 pinch salt'],
  recipeInstructions: ['Stir the oats into the milk.', 'Cook them slowly until thick and creamy.'],
});

const expected = { title: TITLE, ingredients: INGREDIENTS, steps: STEPS };
const inCups = ['2 bulbs fennel', '1 cup green lentils', '3 tbsp olive oil', '1 lemon'];
const inOunces = ['2 bulbs fennel', '7 oz green lentils', '3 tbsp olive oil', '1 lemon'];

/** Pages that say a thing twice, differently, or in the wrong place. */
export const AWKWARD_PAGES: readonly BenchPage[] = [
  {
    kind: KIND,
    name: 'the data is older than the page',
    html: page(
      data({
        recipeIngredient: ['2 bulbs fennel', '150 g red lentils', '2 tbsp walnut oil', '1 lemon'],
        recipeInstructions: STEPS,
      }),
      shown(INGREDIENTS, STEPS),
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'amounts and foods stand in boxes of their own, and the data lacks one of them',
    html: page(
      data({ recipeIngredient: INGREDIENTS.toSpliced(2, 1), recipeInstructions: STEPS }),
      `<h2>Ingredients</h2>${boxes(INGREDIENTS)}<h2>Method</h2><ol>${list(STEPS)}</ol>`,
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'the list is declared in two measures',
    html: page(
      data({ recipeIngredient: [...INGREDIENTS, ...inOunces], recipeInstructions: STEPS }),
      shown(INGREDIENTS, STEPS),
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'the list is declared in three measures',
    html: page(
      data({
        recipeIngredient: [...INGREDIENTS, ...inOunces, ...inCups],
        recipeInstructions: STEPS,
      }),
      shown(INGREDIENTS, STEPS),
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'links to other recipes are marked as steps',
    html: page(
      '',
      `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${TITLE}</h2>
       <ul>${INGREDIENTS.map((line) => `<li itemprop="ingredients">${line}</li>`).join('')}</ul>
       <div itemprop="recipeInstructions"><p>${STEPS.join('<br><br>')}</p><h3>More lentils</h3>
       <a href="/soup">Lentil Soup</a><br><a href="/pie">Lentil Pie</a><br><a href="/salad">Lentil Salad</a></div></div>`,
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'the numbered steps stand in several boxes',
    html: page(
      '',
      `<div><h4>Ingredients</h4>${INGREDIENTS.join('<br>')}<h4>Instructions</h4>1. ${STEPS[0]}</div>
       <div><br>2. ${STEPS[1]}</div><div>3. ${STEPS[2]}</div><div>Share this recipe</div>`,
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'another way of doing it is hidden behind the first',
    html: page(
      '',
      `<h2>Ingredients</h2><div data-unit="metric"><ul>${list(INGREDIENTS)}</ul></div>
       <div data-unit="imperial" style="display: none"><ul>${list(inOunces)}</ul></div>
       <h2>Method</h2><ol>${list(STEPS)}</ol>`,
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'all ingredients are declared in one string',
    html: page(
      data({ recipeIngredient: [INGREDIENTS.join(', ')], recipeInstructions: STEPS }),
      shown(INGREDIENTS, STEPS),
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'the steps are declared as the description',
    html: page(
      data({
        recipeIngredient: INGREDIENTS,
        description: 'A plate for the first cold evenings, ready before the table is laid.',
        recipeInstructions: 'A plate for the first cold evenings, ready before the table is laid.',
      }),
      shown(INGREDIENTS, STEPS),
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'the numbers of the steps stand in cells of their own',
    html: page(
      '',
      `<h2>Ingredients</h2><ul>${list(INGREDIENTS)}</ul><h2>Method</h2><table>${STEPS.map(
        (step, at) => `<tr><td>${at + 1}</td><td>${step}</td></tr>`,
      ).join('')}</table>`,
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'amounts stand behind the names',
    html: page(
      '',
      `<h2>Ingredients</h2>${['fennel|2 bulbs', 'green lentils|200 g', 'olive oil|3 tbsp']
        .map((row) => row.split('|'))
        .map(([item, amount]) => `<div class="row"><p>${item}</p><p>${amount}</p></div>`)
        .join('')}<h2>Method</h2><ol>${list(STEPS)}</ol>`,
    ),
    expected: { ...expected, ingredients: INGREDIENTS.slice(0, 3) },
  },
  {
    kind: KIND,
    name: 'facts stand on one line and above their names',
    html: page(
      '',
      `<p>Serves 3 | Prep 15 min</p><p>25 min</p><p>Cook time</p><h2>Ingredients</h2><ul>${list(INGREDIENTS)}</ul>
       <h2>Method</h2><ol>${list(STEPS)}</ol>`,
    ),
    expected: { ...expected, facts: [3, 15, 25] },
  },
  {
    kind: KIND,
    name: 'another recipe is declared beside it',
    html: page(
      `<script type="application/ld+json">${PORRIDGE}</script>${data({
        recipeIngredient: INGREDIENTS,
        recipeInstructions: STEPS,
      })}`,
      shown(INGREDIENTS, STEPS),
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'the data of another page was left in the template',
    html: page(
      `<script type="application/ld+json">${PORRIDGE}</script>`,
      shown(INGREDIENTS, STEPS),
    ),
    expected,
  },
  {
    kind: KIND,
    name: 'microdata lost the element that says recipe',
    html: page(
      '',
      `<ul>${INGREDIENTS.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul>
       <div itemprop="recipeInstructions"><ol>${list(STEPS)}</ol></div>`,
    ),
    expected,
  },
];
