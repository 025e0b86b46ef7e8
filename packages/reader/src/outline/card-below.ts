import type { ScannedPage } from '../scan/scan-page.ts';
import { INGREDIENTS, mayNameIngredients, STEPS } from '../vocabulary/section-stems.ts';

const BELOW = 4_000;
const CARD_MAX = 1_500;
/** Where the first ingredient stands so near behind the heading, the same list is shown again. */
const SAME_LIST = 160;
const HEADING_MAX = 40;

/** Whether a list of its own and the way to use it stand below the steps, as in the card of a sauce. */
export function mayHaveCard(
  stepsEnd: number,
  first: string,
  { shown, places }: ScannedPage,
): boolean {
  const below = shown.slice(stepsEnd, stepsEnd + BELOW);
  if (!mayNameIngredients(below)) return false;
  return [...below.matchAll(INGREDIENTS)].some(({ index, 0: word }) => {
    const behind = below.slice(index + word.length, index + word.length + CARD_MAX);
    const amount = /^\D{0,20}\d/u.exec(behind);
    if (!amount || behind.slice(0, SAME_LIST).includes(first)) return false;
    // Comments speak of ingredients too.
    const at = stepsEnd + index;
    const isHeading = places.isParted(
      at,
      at + Math.min(HEADING_MAX, word.length + amount[0].length - 1),
    );
    return isHeading && behind.search(STEPS) >= 0;
  });
}
