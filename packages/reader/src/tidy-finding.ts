import type { Finding } from './finding.ts';
import { firstVariant } from './measure-variants.ts';
import { stepsAreDescription } from './step-doubts.ts';
import { tidyIngredients, tidySteps, tidyTitle } from './tidy-lines.ts';

/** What a source says, without what templates and editors leave in it. */
export function tidyFinding(finding: Finding): Finding {
  const ingredients = tidyIngredients(finding.ingredients);
  const one = firstVariant(ingredients);
  if (one.length < ingredients.length) finding.doubts.add('variants');
  return {
    ...finding,
    title: tidyTitle(finding.title),
    ingredients: one,
    steps: stepsAreDescription(finding) ? [] : tidySteps(finding.steps),
  };
}
