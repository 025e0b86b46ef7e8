import { beginsRow, isWholeRow } from '../../scan/row-start.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { INGREDIENTS, mayNameIngredients, STEPS } from '../../vocabulary/section-stems.ts';

const BELOW = 4_000;
const CARD_MAX = 1_500;
/** Where the first ingredient stands so near behind the heading, the same list is shown again. */
const SAME_LIST = 160;
/** Fewer letters of an ingredient may stand in another list as well. */
const DISTINCT = 10;
const HEADING_MAX = 40;

/** "The", "Lista de": no more letters stand before the word in its heading, as they do in a sentence. */
const LEAD_MAX = 10;

function isNearRowStart(word: number, page: ScannedPage): boolean {
  for (let letters = 0; letters <= LEAD_MAX; letters++)
    if (beginsRow(word - letters, page)) return true;
  return false;
}

/** Whether a list of its own and the way to use it stand below the steps, as in the card of a sauce. */
export function mayHaveCard(
  stepsEnd: number,
  ingredients: readonly string[],
  page: ScannedPage,
): boolean {
  const { shown, places } = page;
  const below = shown.slice(stepsEnd, stepsEnd + BELOW);
  if (!mayNameIngredients(below)) return false;
  const [first = ''] = ingredients;
  /** Whether some text behind the steps begins with ingredients of the dish, the first of them or others as rows. */
  const isSameList = (from: number): boolean => {
    const list = shown.slice(from, from + SAME_LIST);
    if (list.includes(first)) return true;
    return ingredients.some((line) => {
      const at = line.length < DISTINCT ? -1 : list.indexOf(line);
      return at >= 0 && isWholeRow({ from: from + at, to: from + at + line.length }, page);
    });
  };
  return [...below.matchAll(INGREDIENTS)].some(({ index, 0: word }) => {
    const behind = below.slice(index + word.length, index + word.length + CARD_MAX);
    const amount = /^\D{0,20}\d/u.exec(behind);
    const at = stepsEnd + index;
    if (!amount || isSameList(at + word.length)) return false;
    // Comments speak of ingredients too.
    const isHeading = places.isParted(
      at,
      at + Math.min(HEADING_MAX, word.length + amount[0].length - 1),
    );
    return isHeading && isNearRowStart(at, page) && behind.search(STEPS) >= 0;
  });
}
