import type { ReadRecipe } from '@commonplate/reader';
import type { Task } from './instructions.ts';
import { jsonInText } from './json-in-text.ts';
import { readModelRecipe } from './model-recipe.ts';
import { recipeOfModel } from './recipe-of-model.ts';

/** What a model wrote, and what it had been given. */
export interface WrittenAnswer {
  readonly text: string;
  readonly task: Task;
  readonly material: string;
}

export type AnswerReading =
  | { readonly kind: 'recipe'; readonly recipe: ReadRecipe; readonly isCutOff: boolean }
  | { readonly kind: 'nothing' | 'unusable' };

/** What is missing at the end of an answer nobody knows. */
const CUT_OFF_SURE = 45;

export function readAnswer({ text, ...origin }: WrittenAnswer): AnswerReading {
  const found = jsonInText(text);
  if (!found) return { kind: 'unusable' };
  const { value, isCutOff } = found;
  const reading = readModelRecipe(value);
  if (reading.kind !== 'recipe') return { kind: isCutOff ? 'unusable' : reading.kind };
  // A card may hold ingredients alone; a page or a dish without steps was not read to the end.
  if (reading.recipe.directions.length === 0 && origin.task !== 'card') return { kind: 'unusable' };
  const recipe = recipeOfModel(reading.recipe, origin);
  const confidence = isCutOff ? Math.min(recipe.confidence, CUT_OFF_SURE) : recipe.confidence;
  return { kind: 'recipe', recipe: { ...recipe, confidence }, isCutOff };
}
