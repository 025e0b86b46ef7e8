import { statesAmount } from '../lines/page-line-likeness.ts';
import { isBesideFood } from '../vocabulary/words-beside-foods.ts';

const LONGEST = 120;
const NAME_WORD = /\p{L}{4,}/gu;

/** Whether a line gives the amount of something that is not named in a text, which is in small letters. */
export function namesNewFood(line: string, known: string): boolean {
  if (line.length > LONGEST || !statesAmount(line)) return false;
  const words = line.toLowerCase().match(NAME_WORD) ?? [];
  const names = words.filter((word) => !isBesideFood(word));
  return names.length > 0 && names.every((name) => !known.includes(name));
}
