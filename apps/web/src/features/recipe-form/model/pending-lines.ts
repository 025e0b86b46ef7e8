import { type Ingredient, visibleText } from '@commonplate/contract';
import { addTags } from '@commonplate/kitchen';
import type { PendingLines, RecipeFormValues } from './recipe-form-values.ts';
import { tagFault } from './tag-fault.ts';

/** The ingredient in the adding line, trimmed; null while quantity or name is blank. */
export function pendingIngredient(adding: PendingLines): Ingredient | null {
  const quantity = visibleText(adding.quantity);
  const item = visibleText(adding.item);
  return quantity === '' || item === '' ? null : { quantity, unit: visibleText(adding.unit), item };
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
  const instruction = visibleText(adding.instruction);
  if (instruction !== '') {
    next.directions = [...values.directions, { instruction }];
    adding.instruction = '';
  }
  if (visibleText(adding.tag) !== '' && tagFault(adding.tag) === undefined) {
    next.tags = addTags(values.tags, adding.tag);
    adding.tag = '';
  }
  return next;
}
