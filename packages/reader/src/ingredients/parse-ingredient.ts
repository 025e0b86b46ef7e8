export interface ParsedIngredient {
  quantity: string;
  unit: string;
  item: string;
  notes: string;
}

/** The leading number of a line, and the rest of it. */
export function parseIngredient(line: string, _language?: string): ParsedIngredient {
  const match = /^([\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s/.,–-]*)\s*(.+)$/u.exec(line.trim());
  return {
    quantity: match?.[1]?.trim() ?? '',
    unit: '',
    item: match?.[2] ?? line.trim(),
    notes: '',
  };
}
