import type { Finding } from '../finding/finding.ts';
import { firstVariant } from './measure-variants.ts';
import { stepsAreDescription } from './steps-are-description.ts';
import { statesPortions } from '../lines/portions-line.ts';
import { isKeptLine } from '../vocabulary/paywall-words.ts';
import { onceInARow } from './once-in-a-row.ts';
import { tidyIngredients, tidySteps, tidyTitle } from './tidy-lines.ts';

const LAST = 3;
/** What stands for the rest of a list. */
const ONLY_DOTS = /^\s*(?:…|\.{3,})\s*$/u;

/** What a source says, without what templates and editors leave in it: a list that a page shows twice may be meant so. */
export function tidyFinding(finding: Finding, shown?: string): Finding {
  const steps = finding.steps.filter((line, at, { length }) => {
    // Who asks does so in the place of the last steps.
    return at < length - LAST || !isKeptLine(line);
  });
  if (steps.length < finding.steps.length) finding.doubts.add('kept back');
  if (ONLY_DOTS.test(finding.ingredients.at(-1) ?? ''))
    finding.doubts.add('ingredients broken off');
  const portions = new Set(finding.ingredients.filter(statesPortions));
  const all = tidyIngredients(finding.ingredients.filter((line) => !portions.has(line)));
  const ingredients = finding.inParts === true ? all : onceInARow(all, shown);
  const one = finding.inParts === true ? ingredients : firstVariant(ingredients);
  if (one.length < ingredients.length) finding.doubts.add('variants');
  return {
    ...finding,
    title: tidyTitle(finding.title),
    yieldText: finding.yieldText || ([...portions][0] ?? ''),
    ingredients: one,
    steps: stepsAreDescription(finding) ? [] : tidySteps(steps, shown),
  };
}
