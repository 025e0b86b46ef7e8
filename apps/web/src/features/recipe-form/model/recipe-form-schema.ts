import {
  Difficulty,
  NUTRIENTS,
  Nutrition,
  PhotoUrl,
  RecipeDraft,
  Title,
  Visibility,
  visibleText,
} from '@commonplate/contract';
import { renumberSteps } from '@commonplate/kitchen';
import { z } from 'zod';
import { numberIn } from '../../../lib/forms/typed-number.ts';
import { tagFault } from './tag-fault.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const { shape } = RecipeDraft;

/** The contract's recipe as this form writes it; beyond the contract, it asks for a picture. */
export const RecipeFormSchema = z.object({
  title: z.string().overwrite(oneLine).pipe(Title),
  photoUrl: z.string().min(1, 'Recipe image is required').pipe(PhotoUrl),
  rating: numberIn(shape.rating),
  prepTime: numberIn(shape.prepTime),
  cookTime: numberIn(shape.cookTime),
  servings: numberIn(shape.servings),
  difficulty: z
    .literal('')
    .transform(() => null)
    .or(Difficulty),
  visibility: Visibility,
  ingredients: z
    .array(z.object({ quantity: z.string(), unit: z.string(), item: z.string() }))
    .transform((rows): z.input<typeof shape.ingredients> => rows)
    .pipe(shape.ingredients),
  directions: z.array(z.object({ instruction: z.string() })).pipe(shape.directions),
  tags: z.array(z.string()).pipe(shape.tags.unwrap().unwrap()),
  nutrition: z.object({
    calories: numberIn(Nutrition.shape.calories),
    protein: numberIn(Nutrition.shape.protein),
    carbohydrates: numberIn(Nutrition.shape.carbohydrates),
    fat: numberIn(Nutrition.shape.fat),
    fiber: numberIn(Nutrition.shape.fiber),
    sodium: numberIn(Nutrition.shape.sodium),
  }),
  // A half-written line would be lost without a word; see takeInPending for whole ones.
  adding: z
    .object({
      quantity: z.string(),
      unit: z.string(),
      item: z.string(),
      instruction: z.string(),
      tag: z.string(),
    })
    .superRefine(({ quantity, item, tag }, context) => {
      if (visibleText(quantity) === '' && visibleText(item) !== '') {
        context.addIssue({ code: 'custom', path: ['quantity'], message: 'Quantity is required' });
      }
      if (visibleText(quantity) !== '' && visibleText(item) === '') {
        const message = 'Ingredient name is required';
        context.addIssue({ code: 'custom', path: ['item'], message });
      }
      const message = tagFault(tag);
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['tag'], message });
    }),
});

export type ValidRecipe = z.output<typeof RecipeFormSchema>;

/** What is sent: steps numbered from 1, no nutrition at all rather than six blanks. */
export function draftOf(valid: ValidRecipe): RecipeDraft {
  const { adding: _adding, nutrition, directions, ...recipe } = valid;
  const steps = directions.map(({ instruction }) => ({ step: 0, instruction }));
  const isBlank = NUTRIENTS.every((nutrient) => nutrition[nutrient] === null);
  return {
    ...recipe,
    directions: renumberSteps(steps),
    nutrition: isBlank ? null : nutrition,
  };
}
