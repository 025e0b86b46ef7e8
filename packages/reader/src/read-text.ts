import { linesOfText } from './card/source-lines.ts';
import { structureRecipe } from './card/structure-recipe.ts';
import type { ReadRecipe } from './read-recipe.ts';

/** The recipe of a plain text, or null when it lacks ingredients or steps. */
export function readText(text: string): ReadRecipe | null {
  const recipe = structureRecipe(linesOfText(text), 'page-text');
  return recipe && recipe.ingredients.length > 0 && recipe.directions.length > 0 ? recipe : null;
}
