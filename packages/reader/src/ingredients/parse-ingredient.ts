import type { ParsedIngredient } from './parsed-ingredient.ts';
import { readIngredient } from './read-ingredient.ts';

/** All that a line says, as plain data. */
export function parseIngredient(line: string, language?: string): ParsedIngredient {
  const read = readIngredient(line, language);
  return {
    quantity: read.quantity,
    isRangeGuessed: read.isRangeGuessed,
    unit: read.unit,
    item: read.item,
    notes: read.notes,
    itemWithNotes: read.itemWithNotes,
    vagueQuantity: read.vagueQuantity,
    toTaste: read.toTaste,
  };
}
