import { type ParsedIngredient, parseIngredient } from '../ingredients/parse-ingredient.ts';
import type { JoinedText } from './ingredient-lines.ts';

/** A measure that stands alone has lost its number: the recogniser does not know signs such as ½. */
const LONE_MEASURE =
  /^(?:cups?|tsps?|tbsps?|oz|lbs?|teaspoons?|tablespoons?|pounds?|cans?|g|kg|ml|dl|el|tl|msk|tsk|spsk)\.?\s/iu;

/** No more than one of a measure in the plural: a number or a part of it was lost. */
const LOST_WHOLE =
  /^(?:\d\/\d\s+(?:cups|pounds|lbs)|1\s+(?:cups|pounds|lbs|ounces|teaspoons|tablespoons|cloves|slices|cans|tins|stalks|sprigs|sticks))\b/iu;

/** Whether the number before a measure, or a part of it, was not read. */
export const hasLostAmount = (text: string): boolean =>
  LONE_MEASURE.test(text) || LOST_WHOLE.test(text);

/** An ingredient of whatever source; a photographed one that lost its number keeps its measure. */
export function parseEntry({ text, lines }: JoinedText, language: string): ParsedIngredient {
  const isLone = LONE_MEASURE.test(text) && lines.some(({ photographed }) => photographed);
  if (!isLone) return parseIngredient(text, language);
  return { ...parseIngredient(`1 ${text}`, language), quantity: '' };
}
