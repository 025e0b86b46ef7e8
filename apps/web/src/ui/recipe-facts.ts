import type { Recipe } from '@commonplate/contract';
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
