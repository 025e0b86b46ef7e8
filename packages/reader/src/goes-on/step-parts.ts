import type { ScannedPage } from '../scan/scan-page.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { lineAt } from '../text/line-at.ts';
import { sentencesOf } from '../text/sentences-of.ts';

/** A step or a part of one with its place. */
export interface StepPart extends SeenLine {
  /** The number of the step. */
  index: number;
}

/** Fewer letters stand in too many places. */
const DISTINCT = 20;

/** The steps, or the sentences of those that the page tells in several rows. */
export function stepParts(told: readonly SeenLine[], { shown }: ScannedPage): StepPart[] {
  let end = 0;
  return told.flatMap((step, index) => {
    if (step.at >= 0) {
      end = step.at + step.bare.length;
      return { ...step, index };
    }
    const parts: StepPart[] = [];
    for (const line of sentencesOf(step.line)) {
      const bare = bareOf(line);
      if (bare.length < DISTINCT && !shown.startsWith(bare, end)) continue;
      const at = lineAt(shown, bare, end);
      if (at < 0) return { ...step, index };
      end = at + bare.length;
      parts.push({ line, bare, at, index });
    }
    return parts;
  });
}
