export interface ParsedIngredient {
  readonly quantity: string;
  readonly unit: string;
  readonly item: string;
  readonly notes: readonly string[];
  readonly itemWithNotes: string;
  readonly vagueQuantity: string;
  readonly toTaste: boolean;
}

/** The leading number of a line, and the rest of it. */
export function parseIngredient(source: string, _language?: string): ParsedIngredient {
  const match = /^([\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s/.,–-]*)\s*(.+)$/u.exec(source.trim());
  const item = match?.[2] ?? source.trim();
  return {
    quantity: match?.[1]?.trim() ?? '',
    unit: '',
    item,
    notes: [],
    itemWithNotes: item,
    vagueQuantity: '',
    toTaste: /to taste/i.test(source),
  };
}
