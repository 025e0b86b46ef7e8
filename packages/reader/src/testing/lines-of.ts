import type { ReadRecipe } from '../finding/read-recipe.ts';

/** The whole lines of the source that a list was read from. */
export const linesOf = (recipe: ReadRecipe | null, field: 'ingredients' | 'directions'): string[] =>
  recipe?.evidence
    .filter(({ path }) => new RegExp(`^${field}\\.\\d+$`).test(path))
    .map(({ excerpt }) => excerpt ?? '') ?? [];
