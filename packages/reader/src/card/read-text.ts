import { linesOfText } from './source-lines.ts';
import { structureRecipe, type StructuredRecipe } from './structure-recipe.ts';

/** The recipe in a plain text, or null where it holds none. */
export const readText = (text: string): StructuredRecipe | null =>
  structureRecipe(linesOfText(text), 'page-text');
