import type { Ingredient } from '@commonplate/contract';
import { addTags } from '@commonplate/kitchen';
import type { PendingLines, RecipeFormValues } from './recipe-form-values.ts';

/** The ingredient in the adding line, trimmed; null while quantity or name is blank. */
export function pendingIngredient(adding: PendingLines): Ingredient | null {
  const quantity = adding.quantity.trim();
  const item = adding.item.trim();
  return quantity === '' || item === '' ? null : { quantity, unit: adding.unit.trim(), item };
}

/** Who saves with a line written but not yet added meant it to be part of the recipe. */
export function takeInPending(values: RecipeFormValues): RecipeFormValues {
  const adding = { ...values.adding };
  const next = { ...values, adding };
  const ingredient = pendingIngredient(adding);
  if (ingredient !== null) {
    next.ingredients = [...values.ingredients, ingredient];
    Object.assign(adding, { quantity: '', unit: '', item: '' });
  }
  const instruction = adding.instruction.trim();
  if (instruction !== '') {
    next.directions = [...values.directions, { instruction }];
    adding.instruction = '';
  }
  if (adding.tag.trim() !== '') {
    next.tags = addTags(values.tags, adding.tag);
    adding.tag = '';
  }
  return next;
}
