import { Difficulty, RecipeDraft, Title } from '@commonplate/contract';
import { z } from 'zod';

/** Blank and zero mean not set. A decimal comma is a decimal point; what is no number is told so. */
function readNumber(text: string): number | null | undefined {
  const value = text.trim() === '' ? 0 : Number(text.trim().replace(',', '.'));
  return value === 0 ? null : value;
}

type Optional = number | null | undefined;
const numberIn = (schema: z.ZodType<Optional, Optional>) =>
  z.string().transform(readNumber).pipe(schema);

/** Rows remember their line of the import; what is saved does not. */
const origin = z.number().nullable();

const { shape } = RecipeDraft;

/** The imported-recipe check: what a recipe must have before it can be saved. */
export const ImportedRecipeCheck = z.object({
  title: Title,
  servings: numberIn(shape.servings),
  prepTime: numberIn(shape.prepTime),
  cookTime: numberIn(shape.cookTime),
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
});
export type CheckedRecipe = z.output<typeof ImportedRecipeCheck>;
