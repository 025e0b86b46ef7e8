/** Recipes out of pages and texts, with evidence for each field. */
export { readPage } from './read-page.ts';
export { readText } from './read-text.ts';
export type { ReadRecipe } from './read-recipe.ts';
export { parseIngredient } from './ingredients/parse-ingredient.ts';
