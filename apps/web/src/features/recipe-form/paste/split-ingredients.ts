import type { Ingredient } from '@commonplate/contract';
import { readIngredientLine } from './ingredient-line.ts';
import { pastedLines } from './pasted-lines.ts';

/** "Ingredients", "For the sauce:" name what follows and are no ingredient themselves. */
const isHeading = (line: string) => line.endsWith(':') || /^ingredients$/i.test(line);

/** A pasted list as rows, one for each line that is an ingredient. */
export function splitIngredients(text: string): Ingredient[] {
  return pastedLines(text)
    .filter((line) => !isHeading(line))
    .map(readIngredientLine);
}
