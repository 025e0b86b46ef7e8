import type { ReadRecipe } from '../finding/read-recipe.ts';

/** Below this a preview asks for a look. */
const LOOKED_AT = 80;

/** The fields of a recipe that its preview marks; there has to be a recipe. */
export function markedPaths(recipe: ReadRecipe | null): string[] {
  if (!recipe) throw new Error('no recipe was read');
  return recipe.evidence
    .filter(({ basis, confidence }) => basis === 'source' && confidence < LOOKED_AT)
    .map(({ path }) => path);
}
