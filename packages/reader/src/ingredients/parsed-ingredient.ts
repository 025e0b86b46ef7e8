/** What a line says when its name keeps the notes. */
export interface WholeIngredient {
  /** "1 1/2", "2-3", "0.5"; empty where the line names no number. */
  readonly quantity: string;
  /** Whether the quantity is a range that the line does not write as one: "1/2  1 tsp". */
  readonly isRangeGuessed: boolean;
  /** As the line spells it; empty for none. */
  readonly unit: string;
  /** The name as a cook wants to read it: "onion, finely chopped". */
  readonly itemWithNotes: string;
  /** Words that stand where a number would: "a few", "some". */
  readonly vagueQuantity: string;
  readonly toTaste: boolean;
}

export interface ParsedIngredient extends WholeIngredient {
  /** The name alone, without preparation, sizes and remarks. */
  readonly item: string;
  /** What was taken off the name, in the order of the line. */
  readonly notes: readonly string[];
}
