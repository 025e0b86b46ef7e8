import type { IngredientPart } from './ingredient-parts.ts';

/** The fields of the preview that hold text, by their names in the form. */
export type TextField =
  | 'title'
  | 'servings'
  | 'prepTime'
  | 'cookTime'
  | `ingredients.${number}.${IngredientPart}`
  | `directions.${number}.instruction`;
