type Times = Record<'prepTime' | 'cookTime' | 'totalTime', number | null>;

interface RestOfTotal {
  field: 'prepTime' | 'cookTime';
  minutes: number;
}

/** How sure it is: right in sum, but how the total divides is for the cook to say. */
export const SURE_OF_REST = 60;

/** Recipes keep no total of their own: what it has over the other times would be lost. The cooking takes it, or the work. */
export function restOfTotal({ prepTime, cookTime, totalTime }: Times): RestOfTotal | null {
  if (totalTime === null || (prepTime !== null && cookTime !== null)) return null;
  const minutes = totalTime - (prepTime ?? cookTime ?? 0);
  if (minutes <= 0) return null;
  return { field: cookTime === null ? 'cookTime' : 'prepTime', minutes };
}
