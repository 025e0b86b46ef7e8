import { Difficulty, Ingredient, NUTRIENTS, Visibility } from '@commonplate/contract';
import { z } from 'zod';
import type { RecipeFormValues } from '../model/recipe-form-values.ts';
import { UnshownFacts } from '../model/unshown-facts.ts';

const texts = <Name extends string>(...names: readonly Name[]) =>
  z.record(z.enum(names), z.string());

/** Everything typed, in a fixed order of fields, so that two forms can be compared as text. */
const TypedForm = z.object({
  title: z.string(),
  photoUrl: z.string(),
  rating: z.string(),
  prepTime: z.string(),
  cookTime: z.string(),
  servings: z.string(),
  difficulty: z.literal('').or(Difficulty),
  visibility: Visibility,
  ingredients: z.array(z.record(Ingredient.keyof(), z.string())),
  directions: z.array(texts('instruction')),
  tags: z.array(z.string()),
  nutrition: texts(...NUTRIENTS),
  adding: texts('quantity', 'unit', 'item', 'instruction', 'tag'),
}) satisfies z.ZodType<RecipeFormValues>;

export const StoredDraft = z.object({
  savedAt: z.number(),
  /** The version of the recipe that was being changed; null for a new one. */
  basis: z.string().nullable(),
  /** Under which the recipe is made, so that a save repeated after a reload makes no second one. */
  creationKey: z.string().optional(),
  values: TypedForm,
  unshown: UnshownFacts.nullable().default(null),
});
export type StoredDraft = z.infer<typeof StoredDraft>;

export function sameForm(one: RecipeFormValues, other: RecipeFormValues): boolean {
  return JSON.stringify(TypedForm.parse(one)) === JSON.stringify(TypedForm.parse(other));
}
