import { statesAmount } from '../lines/page-line-likeness.ts';
import { isMeasureName } from '../vocabulary/measure-names.ts';

const LONGEST = 120;
const NAME_WORD = /\p{L}{4,}/gu;

/** Whether a line gives the amount of something that is not named in a text, which is in small letters. */
export function namesNewFood(line: string, known: string): boolean {
  if (line.length > LONGEST || !statesAmount(line)) return false;
  const words = line.toLowerCase().match(NAME_WORD) ?? [];
  const names = words.filter((word) => !isMeasureName(word));
  return names.length > 0 && names.every((name) => !known.includes(name));
}
