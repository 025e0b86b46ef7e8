import { AS_NEEDED, INGREDIENT_PART_MAX } from '@commonplate/contract';
import type { WholeIngredient } from './parsed-ingredient.ts';

export interface QuantifiedIngredient {
  readonly ingredient: { readonly quantity: string; readonly unit: string; readonly item: string };
  /** Whether the quantity was put in because the line names none, or not as it is taken. */
  readonly inferred: boolean;
}

const shortened = (text: string): string =>
  text.length > INGREDIENT_PART_MAX ? `${text.slice(0, INGREDIENT_PART_MAX - 1)}…` : text;

/** A recipe's ingredient always has a quantity; the item keeps its notes, which have no field of their own. */
export function withQuantity(parsed: WholeIngredient): QuantifiedIngredient {
  const { unit } = parsed;
  const item = shortened(parsed.itemWithNotes);
  const stated = parsed.quantity || parsed.vagueQuantity;
  if (stated !== '')
    return { ingredient: { quantity: stated, unit, item }, inferred: parsed.isRangeGuessed };
  // "to taste" is what the line says; "as needed" is ours.
  const { toTaste } = parsed;
  const quantity = toTaste ? 'to taste' : AS_NEEDED;
  return { ingredient: { quantity, unit, item }, inferred: !toTaste };
}
