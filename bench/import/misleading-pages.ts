import type { BenchPage } from './bench-page.ts';

/** Pages whose data cannot be told to be wrong without knowing the dish: the reader may err, but not be sure. */
export const MISLEADING = 'misleading';

const PORRIDGE = {
  '@type': 'Recipe',
  name: 'Plain Porridge',
  recipeIngredient: ['50 g oats', '250 ml milk', '1 pinch salt'],
  recipeInstructions: ['Stir the oats into the milk.', 'Cook them slowly until thick and creamy.'],
};

const shown = {
  title: 'Roast Parsnip Salad',
  ingredients: ['4 parsnips', '2 tbsp honey', '50 g walnuts', '1 head chicory'],
  steps: [
    'Quarter the parsnips, turn them in the honey and roast them until brown.',
    'Toast the walnuts and tear the chicory into pieces.',
    'Put everything on a platter and dress it with the juices of the tin.',
  ],
};

const page = (data: object, steps: readonly string[]): string => `<html lang="en">
<head><title>${shown.title}</title><script type="application/ld+json">${JSON.stringify(data)}</script></head>
<body><h1>${shown.title}</h1><h2>Ingredients</h2><ul>${shown.ingredients.map((line) => `<li>${line}</li>`).join('')}</ul>
<h2>Method</h2><ol>${steps.map((line) => `<li>${line}</li>`).join('')}</ol></body></html>`;

export const MISLEADING_PAGES: readonly BenchPage[] = [
  {
    kind: MISLEADING,
    name: 'the data of another page was left in the template',
    html: page(PORRIDGE, shown.steps),
    expected: shown,
  },
  {
    kind: MISLEADING,
    name: 'the right name stands over the wrong recipe',
    html: page({ ...PORRIDGE, name: shown.title }, shown.steps),
    expected: shown,
  },
  {
    kind: MISLEADING,
    name: 'only the ingredients are declared, and they are of another dish',
    html: page({ ...PORRIDGE, name: shown.title, recipeInstructions: [] }, shown.steps),
    expected: shown,
  },
];
