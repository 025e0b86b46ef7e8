import type { ScannedPage } from '../../scan/scan-page.ts';
import { seenLines } from '../../shown/seen-lines.ts';
import { bareOf } from '../../text/bare-text.ts';
import { lineAt } from '../../text/line-at.ts';
import { unnamed } from './step-sentences.ts';
import type { ComparedSteps } from './told-otherwise.ts';

/** Steps by which to find their places on a page: those that it only writes otherwise, or names elsewhere, are in its own words. */
export function stepsAsTold(
  steps: readonly string[],
  { alike }: Pick<ComparedSteps, 'alike'>,
  { shown }: Pick<ScannedPage, 'shown'>,
): readonly string[] {
  const seen = seenLines(steps, shown);
  if (seen.every(({ at }) => at >= 0)) return steps;
  const isShown = (text: string): boolean => lineAt(shown, bareOf(text)) >= 0;
  return seen.map(({ line, at }) => {
    if (at >= 0) return line;
    const told = alike.get(line) ?? unnamed(line);
    return told !== line && told !== '' && isShown(told) ? told : line;
  });
}
