import type { ParsedIngredient } from './parse-ingredient.ts';

export interface QuantifiedIngredient {
  readonly ingredient: { readonly quantity: string; readonly unit: string; readonly item: string };
  /** Whether the quantity was put in because the line names none. */
  readonly inferred: boolean;
}

/** A recipe's ingredient always has a quantity; the item keeps its notes, which have no field of their own. */
export function withQuantity(parsed: ParsedIngredient): QuantifiedIngredient {
  const { unit, itemWithNotes: item } = parsed;
  const stated = parsed.quantity || parsed.vagueQuantity;
  if (stated !== '') return { ingredient: { quantity: stated, unit, item }, inferred: false };
  const quantity = parsed.toTaste ? 'to taste' : 'as needed';
  return { ingredient: { quantity, unit, item }, inferred: true };
}
