import type { Finding } from './finding.ts';
import { bareOf } from './text/bare-text.ts';
import { wordShare } from './text/word-share.ts';

/** How much of a recipe a finding holds, 0 to 3. */
export const completeness = (finding: Finding): number =>
  Number(finding.title !== '') +
  Number(finding.ingredients.length > 0) +
  Number(finding.steps.length > 0);

/**
 * The recipe a page is about, among those it declares: the most complete, then the one the page's own title names,
 * then the first. Nodes of the same name, or of none, fill its gaps.
 */
export function chooseFinding(findings: readonly Finding[], pageTitle: string): Finding | null {
  const [best] = findings
    .map((finding) => ({
      finding,
      score: completeness(finding) * 2 + wordShare(finding.title, pageTitle),
    }))
    .sort((a, b) => b.score - a.score);
  if (!best) return null;
  const chosen = { ...best.finding };
  for (const other of findings) {
    if (other === best.finding) continue;
    if (other.title !== '' && bareOf(other.title) !== bareOf(chosen.title)) continue;
    if (chosen.ingredients.length === 0) chosen.ingredients = other.ingredients;
    if (chosen.steps.length === 0) chosen.steps = other.steps;
    if (chosen.images.length === 0) chosen.images = other.images;
    if (chosen.yieldText === '') chosen.yieldText = other.yieldText;
  }
  return chosen;
}
