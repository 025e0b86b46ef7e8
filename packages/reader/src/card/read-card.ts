import type { ReadRecipe } from '../finding/read-recipe.ts';
import type { CardLine } from './card-line.ts';
import { linesOfCard } from './source-lines.ts';
import { structureRecipe } from './structure-recipe.ts';

/** The recipe on a card, from the lines read off its photos in order; null where they hold none. */
export const readCard = (lines: readonly CardLine[]): ReadRecipe | null =>
  structureRecipe(linesOfCard(lines), 'ocr');
