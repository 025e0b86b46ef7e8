import { readPage } from '../read-page.ts';
import type { ReadRecipe } from '../finding/read-recipe.ts';

const INGREDIENTS = ['300 g macaroni', '150 g cheddar', '400 ml milk'];
const STEPS = [
  'Boil the macaroni until they are just done.',
  'Stir the cheddar into the hot milk, pour over and bake until brown.',
];
const list = (lines: readonly string[]): string => `<li>${lines.join('</li><li>')}</li>`;

/** The items of its list of ingredients. */
export const MACARONI_ITEMS = list(INGREDIENTS);

/** What is read of a page that declares and shows the same lists, with other fields in its data and more around its lists. */
export function readMacaroni(
  fields: object,
  { above = '', below = '' }: { above?: string; below?: string } = {},
): ReadRecipe | null {
  const data = {
    '@type': 'Recipe',
    name: 'Macaroni cheese',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
    ...fields,
  };
  return readPage(
    `<html lang="en"><title>Macaroni cheese</title><script type="application/ld+json">${JSON.stringify(data)}</script>
     <body><h1>Macaroni cheese</h1>${above}<h2>Ingredients</h2><ul>${MACARONI_ITEMS}</ul>
     <h2>Method</h2><ol>${list(STEPS)}</ol>${below}</body></html>`,
    'https://pasta.example/macaroni',
  );
}
