/** An ingredient as the recipe keeps it. */
export interface IngredientLine {
  readonly quantity: string;
  readonly unit: string;
  readonly item: string;
}
