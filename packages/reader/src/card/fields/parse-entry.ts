import { readIngredient } from '../../ingredients/read-ingredient.ts';
import type { WholeIngredient } from '../../ingredients/parsed-ingredient.ts';
import type { JoinedText } from './ingredient-lines.ts';
import { lacksNumber } from '../repair/lost-amount.ts';

/** "2 x cans of beans", "1 x onion": the sign says no more than the number does. */
const TIMES = /^(\d{1,3})\s?[x×]\s+(?=\p{L})/iu;

/** An ingredient of whatever source; a photographed one that lost its number keeps its measure. */
export function parseEntry(entry: JoinedText, language: string): WholeIngredient {
  const { lines } = entry;
  const text = entry.text.replace(TIMES, '$1 ');
  const isLone = lacksNumber(text) && lines.some(({ photographed }) => photographed);
  if (!isLone) return readIngredient(text, language);
  return { ...readIngredient(`1 ${text}`, language), quantity: '' };
}
