import type { Finding } from '../finding/finding.ts';
import { bareOf } from '../text/bare-text.ts';
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

/** Whether the page shows a list of its own that lacks some of the lines of one that it hides. */
function areOthersShown(hidden: readonly string[], shown: readonly string[]): boolean {
  const seen = new Set(shown.map(bareOf));
  return shown.length > 1 && hidden.some((line) => !seen.has(bareOf(line)));
}

/** Whether elements are marked as a recipe that the page's headings and lists do not show: the wrong ones may be. */
export const isDisputed = (recipe: Finding, visible: Finding): boolean => {
  if (!MARKUP.has(recipe.source)) return false;
  const differs = recipe.doubts.has('hidden') ? areOthersShown : differ;
  return differs(recipe.steps, visible.steps) || differs(recipe.ingredients, visible.ingredients);
};
