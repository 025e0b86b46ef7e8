import { bareOf } from '../text/bare-text.ts';
import type { Doubt, Finding } from './finding.ts';

export type List = 'ingredients' | 'steps';

/** What is doubted of a list to which lines of the page were added. */
export const ADDED = {
  ingredients: 'added ingredients',
  steps: 'added steps',
} satisfies Record<List, Doubt>;
const OTHER = {
  ingredients: 'other ingredients',
  steps: 'other steps',
} satisfies Record<List, Doubt>;

/** Takes a list of the page, of which the declared one is a part, and notes the lines that the data leaves out. */
export function takeWithAdded(recipe: Finding, list: List, lines: string[]): void {
  const known = new Set(recipe[list].map(bareOf));
  const added = lines.filter((line) => !known.has(bareOf(line)));
  recipe[list] = lines;
  recipe.added = [...(recipe.added ?? []), ...added];
  // Where the same lines come again, none is told from the others as the page's own.
  recipe.doubts.add(added.length > 0 ? ADDED[list] : OTHER[list]);
}
