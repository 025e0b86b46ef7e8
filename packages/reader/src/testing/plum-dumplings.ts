import { readPage } from '../read-page.ts';

const URL = 'https://table.example/plum-dumplings';
export const TITLE = 'Plum Dumplings';
export const INGREDIENTS = [
  '500 g floury potatoes',
  '120 g semolina',
  '12 plums',
  '80 g breadcrumbs',
  '50 g butter',
];
export const STEPS = [
  'Boil the potatoes in their skins and press them while they are hot.',
  'Knead the dough with the semolina and leave it for a quarter of an hour.',
  'Wrap each of the plums in a piece of dough and close it well.',
  'Simmer the dumplings until they rise, and roll them in buttered crumbs.',
];

export const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');
export const page = (data: string, body: string): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><title>${TITLE}</title>${data}<body><h1>${TITLE}</h1>${body}</body></html>`,
    URL,
  );
export const block = (json: string): string =>
  `<script type="application/ld+json">${json}</script>`;
export const declared = (ingredients: readonly string[], steps: readonly string[]): string =>
  block(
    JSON.stringify({
      '@type': 'Recipe',
      name: TITLE,
      recipeIngredient: ingredients,
      recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
    }),
  );
export const list = `<h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul>`;
export const method = `<h2>Method</h2><ol>${items(STEPS)}</ol>`;
