import type { Finding } from '../finding/finding.ts';
import { wordShare } from '../text/word-share.ts';

const MARKUP: ReadonlySet<string> = new Set(['microdata', 'rdfa', 'microformat']);
const AGREED = 0.7;
/** Lists on the page often hold more than the recipe's own. */
const MOSTLY_AGREED = 0.5;

function differ(marked: readonly string[], shown: readonly string[]): boolean {
  if (marked.length === 0 || shown.length === 0) return false;
  const ours = marked.join(' ');
  const theirs = shown.join(' ');
  return wordShare(ours, theirs) < AGREED || wordShare(theirs, ours) < MOSTLY_AGREED;
}

/** Whether elements are marked as a recipe that the page's headings and lists do not show: the wrong ones may be. */
export const isDisputed = (recipe: Finding, visible: Finding): boolean =>
  MARKUP.has(recipe.source) &&
  (differ(recipe.steps, visible.steps) || differ(recipe.ingredients, visible.ingredients));
