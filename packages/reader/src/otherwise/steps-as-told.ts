import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { lineAt } from '../text/line-at.ts';
import type { ComparedSteps } from './told-otherwise.ts';

/** Steps by which to find their places on a page: those that it only writes otherwise are in its own words. */
export function stepsAsTold(
  steps: readonly string[],
  { alike }: Pick<ComparedSteps, 'alike'>,
  { shown }: Pick<ScannedPage, 'shown'>,
): readonly string[] {
  if (alike.size === 0) return steps;
  return steps.map((step) => {
    const told = alike.get(step);
    return told !== undefined && lineAt(shown, bareOf(told)) >= 0 ? told : step;
  });
}
