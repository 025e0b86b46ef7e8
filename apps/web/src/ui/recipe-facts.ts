import type { Recipe } from '@commonplate/contract';

type Facts = Pick<Recipe, 'prepTime' | 'cookTime' | 'servings' | 'difficulty'>;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Total minutes, servings and difficulty, each only where it is known. */
export function recipeFacts({ prepTime, cookTime, servings, difficulty }: Facts): string[] {
  const total = (prepTime ?? 0) + (cookTime ?? 0);
  return [
    ...(total > 0 ? [`${total} min`] : []),
    ...(servings === null ? [] : [`Serves ${servings}`]),
    ...(difficulty === null ? [] : [capitalised(difficulty)]),
  ];
}
