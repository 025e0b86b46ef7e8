import type { Finding } from '../finding/finding.ts';
import { mayNameSameDish } from '../vocabulary/dish-words.ts';
import { bareOf } from '../text/bare-text.ts';
import { wordShare } from '../text/word-share.ts';

const UNLIKE = 0.4;
const NUMBERS_AND_SHORT_WORDS = /\d+|(?<!\p{L})\p{L}{1,3}(?!\p{L})/gu;

/** Whether lists have little more in common than numbers and units. */
export function areUnlike(declared: readonly string[], listed: readonly string[]): boolean {
  if (declared.length === 0 || listed.length < 2) return false;
  const words = declared.join(' ').replace(NUMBERS_AND_SHORT_WORDS, ' ');
  return wordShare(words, listed.join(' ')) < UNLIKE;
}

/** Whether a list stands further down the page than another, or nowhere. */
function standsBelow(lines: readonly string[], others: readonly string[], shown: string): boolean {
  const at = shown.indexOf(bareOf(lines[0] ?? ''));
  return at < 0 || at > shown.indexOf(bareOf(others[0] ?? ''));
}

/** Whether a page declares one recipe and shows another below its heading: a related one, or one left in a template. */
export const isAnotherRecipe = (declared: Finding, visible: Finding, shown: string): boolean =>
  declared.title !== '' &&
  visible.title !== '' &&
  visible.steps.length > 0 &&
  !mayNameSameDish(declared.title, visible.title) &&
  areUnlike(declared.ingredients, visible.ingredients) &&
  standsBelow(declared.ingredients, visible.ingredients, shown);

/** The recipe that is shown in the place of the declared one, of which nothing is kept. */
export function takeInstead(declared: Finding, visible: Finding): void {
  delete declared.otherTitle;
  delete declared.inParts;
  Object.assign(declared, visible);
  declared.doubts = new Set([...visible.doubts, 'other ingredients', 'other steps']);
}
