import { readIngredient } from '../ingredients/read-ingredient.ts';
import type { WholeIngredient } from '../ingredients/parsed-ingredient.ts';
import type { JoinedText } from './ingredient-lines.ts';
import { lacksNumber } from './lost-amount.ts';

/** An ingredient of whatever source; a photographed one that lost its number keeps its measure. */
export function parseEntry({ text, lines }: JoinedText, language: string): WholeIngredient {
  const isLone = lacksNumber(text) && lines.some(({ photographed }) => photographed);
  if (!isLone) return readIngredient(text, language);
  return { ...readIngredient(`1 ${text}`, language), quantity: '' };
}
