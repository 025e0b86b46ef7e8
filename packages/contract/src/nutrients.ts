/** The fields of nutrition in the order they are shown. No schema library here: see limits.ts. */
export const NUTRIENTS = [
  'calories',
  'protein',
  'carbohydrates',
  'fat',
  'fiber',
  'sodium',
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];
