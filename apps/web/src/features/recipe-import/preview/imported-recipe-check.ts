import { Difficulty, LeftOut, RecipeDraft, Title } from '@commonplate/contract';
import { z } from 'zod';
import { numberIn, readNumber } from '../../../lib/forms/typed-number.ts';

/** An import that found nothing says zero, which means not set. */
function readFound(text: string) {
  const value = readNumber(text);
  return value === 0 ? null : value;
}

/** Rows remember their line of the import; what is saved does not. */
const origin = z.number().nullable();

const { shape } = RecipeDraft;

/** The imported-recipe check: what a recipe must have before it can be saved. */
export const ImportedRecipeCheck = z
  .object({
    title: Title,
    servings: numberIn(shape.servings, readFound),
    prepTime: numberIn(shape.prepTime, readFound),
    cookTime: numberIn(shape.cookTime, readFound),
    difficulty: Difficulty,
    ingredients: z
      .array(z.object({ quantity: z.string(), unit: z.string(), item: z.string(), origin }))
      .transform((rows): z.input<typeof shape.ingredients> => rows)
      .pipe(shape.ingredients),
    directions: z
      .array(z.object({ instruction: z.string(), origin }))
      .transform((rows): z.input<typeof shape.directions> => rows)
      .pipe(shape.directions),
    tags: z.array(z.string()),
    ticked: z.array(z.string()),
    leftOut: z.array(LeftOut.extend({ origin })),
  })
  // What was not taken over is not saved, nor what was looked at.
  .transform(({ leftOut: _leftOut, ticked: _ticked, ...recipe }) => recipe);
export type CheckedRecipe = z.output<typeof ImportedRecipeCheck>;
