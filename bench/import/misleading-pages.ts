import type { BenchPage } from './bench-page.ts';

/** Pages on which the reader cannot but err: it may give something, but it must not be sure of it. */
export const MISLEADING = 'misleading';

const meant = {
  title: 'Roast Parsnip Salad',
  ingredients: ['4 parsnips', '2 tbsp honey', '50 g walnuts', '1 head chicory'],
  steps: [
    'Quarter the parsnips, turn them in the honey and roast them until brown.',
    'Toast the walnuts and tear the chicory into pieces.',
    'Put everything on a platter and dress it with the juices of the tin.',
  ],
};

const page = (
  data: object,
  body: string,
): string => `<html lang="en"><head><title>${meant.title}</title>
<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...data })}</script></head>
<body><h1>${meant.title}</h1>${body}</body></html>`;

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

export const MISLEADING_PAGES: readonly BenchPage[] = [
  {
    kind: MISLEADING,
    name: 'the data is of another dish and a program draws the page',
    html: page(
      {
        name: 'Plain Porridge',
        recipeIngredient: ['50 g oats', '250 ml milk', '1 pinch salt'],
        recipeInstructions: ['Stir the oats into the milk.', 'Cook them slowly until thick.'],
      },
      '<div id="app"></div>',
    ),
    expected: meant,
  },
  {
    kind: MISLEADING,
    name: 'half the ingredients are in a picture',
    html: page(
      { name: meant.title, recipeInstructions: meant.steps },
      `<h2>Ingredients</h2>${list(meant.ingredients.slice(0, 2))}<img src="/list.jpg" alt=""><h2>Method</h2>${list(meant.steps)}`,
    ),
    expected: meant,
  },
  {
    kind: MISLEADING,
    name: 'the ingredients are declared without their amounts',
    html: page(
      {
        name: meant.title,
        recipeIngredient: ['parsnips', 'honey', 'walnuts', 'chicory'],
        recipeInstructions: meant.steps,
      },
      `<p>Parsnips, honey, walnuts, chicory.</p>${list(meant.steps)}`,
    ),
    expected: meant,
  },
];
