import { Difficulty, type Nutrient } from '@commonplate/contract';
import { z } from 'zod';

const amount = z.number().nullable();

/**
 * The shape a model is asked for. Nothing is optional and nothing is limited here: the strictest providers take no schema
 * that has either, so what is unknown is null and limits are kept when the answer is read.
 */
export const AskedRecipe = z.object({
  found: z.boolean().describe('false where there is no recipe or dish to be found'),
  title: z.string(),
  servings: z.number().nullable().describe('how many it serves, null where unknown'),
  prepTime: z.number().nullable().describe('minutes, null where unknown'),
  cookTime: z.number().nullable().describe('minutes, null where unknown'),
  difficulty: Difficulty.nullable(),
  ingredients: z.array(
    z.object({
      quantity: z.string().describe('the number alone, as in "1 1/2"; empty where there is none'),
      unit: z.string().describe('as in "cups"; empty where there is none'),
      item: z.string(),
      seen: z.boolean().describe('false where it is only assumed'),
    }),
  ),
  directions: z.array(z.object({ step: z.number(), instruction: z.string() })),
  nutrition: z
    .object({
      calories: amount,
      protein: amount,
      carbohydrates: amount,
      fat: amount,
      fiber: amount,
      sodium: amount,
    } satisfies Record<Nutrient, typeof amount>)
    .describe('of one serving; sodium in milligrams, the rest in grams'),
  tags: z.array(z.string()),
  confidence: z.number().describe('0 to 100: how sure you are of the whole'),
});
