/** The three fields of an ingredient, in the order of the row. */
export const PARTS = ['quantity', 'unit', 'item'] as const;
export type IngredientPart = (typeof PARTS)[number];

export const isPart = (name: string | undefined): name is IngredientPart =>
  PARTS.some((part) => part === name);
