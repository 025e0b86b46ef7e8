import { wellFormed } from '../lines/ingredient-doubts.ts';
import { wordShare } from '../text/word-share.ts';

/** Whether the page shows the same ingredients better than it declares them. */
export function shownBetter(declared: readonly string[], shown: readonly string[]): boolean {
  if (shown.length < 2 || shown.length < declared.length / 3) return false;
  const sameDish = wordShare(declared.join(' ').replace(/\(s\)|\d/g, ' '), shown.join(' '));
  if (sameDish < 0.6) return false;
  return shown.length > 2 * declared.length || wellFormed(shown) > wellFormed(declared) + 0.1;
}
