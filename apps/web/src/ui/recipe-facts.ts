import { CARD_INGREDIENT_COUNT, type Recipe } from '@commonplate/contract';
import { capitalised } from './capitalised.ts';

type Facts = Pick<Recipe, 'prepTime' | 'cookTime' | 'servings' | 'difficulty'>;

/** Total minutes, servings and difficulty, each only where it is known. */
export function recipeFacts({ prepTime, cookTime, servings, difficulty }: Facts): string[] {
  const total = (prepTime ?? 0) + (cookTime ?? 0);
  return [
    ...(total > 0 ? [`${total} min`] : []),
    ...(servings === null ? [] : [`Serves ${servings}`]),
    ...(difficulty === null ? [] : [capitalised(difficulty)]),
  ];
}

/** Their names alone: what stands behind a comma or in brackets is for the cook at the stove. */
export const firstIngredients = ({ ingredients }: Pick<Recipe, 'ingredients'>): string[] =>
  ingredients
    .slice(0, CARD_INGREDIENT_COUNT)
    .map(({ item }) => item.split(/,| \(/, 1)[0]?.trim() || item);
