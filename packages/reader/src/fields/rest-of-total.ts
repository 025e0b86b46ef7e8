type Times = Record<'prepTime' | 'cookTime' | 'totalTime', number | null>;

/** The times that a total consists of. */
export const PARTS_OF_TOTAL = ['prepTime', 'cookTime'] as const;
export type PartOfTotal = (typeof PARTS_OF_TOTAL)[number];

export interface RestOfTotal {
  field: PartOfTotal;
  minutes: number;
}

/** How sure it is: right in sum, but how the total divides is for the cook to say. */
export const SURE_OF_REST = 60;

/**
 * Recipes keep no total of their own: what it has over the other times would be lost. The cooking takes it, or the work, unless
 * the source declares that there is none of it; where it does so of both, nobody filled them in.
 */
export function restOfTotal(times: Times, none: readonly PartOfTotal[] = []): RestOfTotal | null {
  const { totalTime } = times;
  const isNone = (field: PartOfTotal): boolean => none.length === 1 && none.includes(field);
  const prepTime = times.prepTime ?? (isNone('prepTime') ? 0 : null);
  const cookTime = times.cookTime ?? (isNone('cookTime') ? 0 : null);
  if (totalTime === null || (prepTime !== null && cookTime !== null)) return null;
  const minutes = totalTime - (prepTime ?? cookTime ?? 0);
  if (minutes <= 0) return null;
  return { field: cookTime === null ? 'cookTime' : 'prepTime', minutes };
}
