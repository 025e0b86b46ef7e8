import type { Doubt, Finding } from '../finding/finding.ts';

/** Doubts about what the page holds at all, whichever source is read. */
const OF_THE_PAGE: readonly Doubt[] = ['one of several', 'kept back', 'hidden'];

const hasLacking = ({ ingredients }: Finding, other: Finding): boolean =>
  (ingredients.length === 0 ? other.ingredients : other.steps).length > 0;

/** Takes from another source what the first one lacks. */
export function fillGaps(finding: Finding, other: Finding): void {
  const lacking = Number(finding.ingredients.length === 0) + Number(finding.steps.length === 0);
  if (lacking === 2) {
    finding.source = other.source;
    for (const doubt of OF_THE_PAGE) if (other.doubts.has(doubt)) finding.doubts.add(doubt);
  } else if (lacking === 1 && hasLacking(finding, other)) finding.doubts.add('completed');
  finding.title ||= other.title;
  finding.yieldText ||= other.yieldText;
  // Times belong together: one source's total does not go with another's parts.
  if (finding.prepTime === null && finding.cookTime === null && finding.totalTime === null) {
    finding.prepTime = other.prepTime;
    finding.cookTime = other.cookTime;
    finding.totalTime = other.totalTime;
  }
  finding.difficulty ??= other.difficulty;
  finding.language ||= other.language;
  if (finding.ingredients.length === 0) finding.ingredients = other.ingredients;
  if (finding.steps.length === 0) finding.steps = other.steps;
  if (finding.tags.length === 0) finding.tags = other.tags;
  if (Object.keys(finding.nutrition).length === 0) finding.nutrition = other.nutrition;
  finding.images.push(...other.images);
}
