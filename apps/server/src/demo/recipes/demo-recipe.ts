import type { Nutrition, RecipeDraft } from '@commonplate/contract';
import type { DemoOwner } from '../demo-users.ts';

type IngredientLine = readonly [quantity: string, unit: string, item: string];

/** Energy in kcal, sodium in milligrams, the rest in grams: per serving. */
type NutritionLine = readonly [
  calories: number,
  protein: number,
  carbohydrates: number,
  fat: number,
  fiber: number,
  sodium: number,
];

export interface DemoRecipe {
  /** Names the recipe for good: its picture is found by it. */
  key: string;
  owner: DemoOwner;
  /** One recipe is kept without a photo, so that the empty plate is seen too. */
  hasPicture: boolean;
  draft: RecipeDraft;
}

interface Written extends Pick<
  RecipeDraft,
  'title' | 'rating' | 'prepTime' | 'cookTime' | 'servings' | 'difficulty' | 'sourceUrl'
> {
  key: string;
  owner?: DemoOwner;
  hasPicture?: boolean;
  isPublic?: boolean;
  tags: readonly string[];
  ingredients: readonly IngredientLine[];
  directions: readonly string[];
  nutrition?: NutritionLine;
}

function nutritionOf([
  calories,
  protein,
  carbohydrates,
  fat,
  fiber,
  sodium,
]: NutritionLine): Nutrition {
  return { calories, protein, carbohydrates, fat, fiber, sodium };
}

/** Turns the short form the recipes are written in into what the API takes. */
export function demoRecipe({
  key,
  owner = 'first',
  hasPicture = true,
  isPublic = false,
  tags,
  ingredients,
  directions,
  nutrition,
  ...facts
}: Written): DemoRecipe {
  return {
    key,
    owner,
    hasPicture,
    draft: {
      ...facts,
      tags: [...tags],
      visibility: isPublic ? 'public' : 'private',
      ingredients: ingredients.map(([quantity, unit, item]) => ({ quantity, unit, item })),
      directions: directions.map((instruction, index) => ({ step: index + 1, instruction })),
      nutrition: nutrition === undefined ? null : nutritionOf(nutrition),
    },
  };
}
