import { RecipeDraft, Title } from '@commonplate/contract';
import type { z } from 'zod';
import { numberIn, readNumber } from '../../../lib/forms/typed-number.ts';
import { PreviewValues } from './preview-values.ts';

/** An import that found nothing says zero, which means not set. */
function readFound(text: string) {
  const value = readNumber(text);
  return value === 0 ? null : value;
}

const { shape } = RecipeDraft;

/** The imported-recipe check: what a recipe must have before it can be saved. */
export const ImportedRecipeCheck = PreviewValues.extend({
  title: Title,
  servings: numberIn(shape.servings, readFound),
  prepTime: numberIn(shape.prepTime, readFound),
  cookTime: numberIn(shape.cookTime, readFound),
  // Rows remember their line of the import; what is saved does not.
  ingredients: PreviewValues.shape.ingredients
    .transform((rows): z.input<typeof shape.ingredients> => rows)
    .pipe(shape.ingredients),
  directions: PreviewValues.shape.directions
    .transform((rows): z.input<typeof shape.directions> => rows)
    .pipe(shape.directions),
})
  // What was not taken over is not saved, nor what was looked at.
  .transform(({ leftOut: _leftOut, ticked: _ticked, ...recipe }) => recipe);
export type CheckedRecipe = z.output<typeof ImportedRecipeCheck>;
