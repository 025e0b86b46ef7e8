import { MAX_COMPARED } from '../finding/max-compared.ts';
import { bareOf } from '../text/bare-text.ts';
import { wordsOf } from '../text/word-share.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import { BARE_STEPS } from '../vocabulary/bare-headings.ts';
import { textsInPlaceOf } from './texts-in-place.ts';

/** So much of the page between two steps holds more than one. */
const PLACE = { distinct: 8, widest: 3_000, behindLast: 1_500, beforeFirst: 0 };
const WORD_MIN = 4;
const FEW = 0.3;

/** More than one step before the first that the page shows, and its heading. */
const ABOVE = 600;
const UP_TO_HEADING = new RegExp(`^.*(?:${BARE_STEPS})`, 'u');

/** What stands between the heading of the steps and the first of them that is shown; null where no heading is near. */
function belowHeading(steps: readonly SeenLine[], shown: string): string | null {
  const first = steps.find(({ at }) => at >= 0)?.at ?? 0;
  const above = shown.slice(Math.max(0, first - ABOVE), first);
  return UP_TO_HEADING.test(above) ? above.replace(UP_TO_HEADING, '') : null;
}

/**
 * The steps that stand nowhere on the page though those around them do, and of whose words the page has hardly any
 * in their place: it tells something else there, or nothing.
 */
export function stepsNotShown(steps: readonly SeenLine[], shown: string): string[] {
  if (steps.length > MAX_COMPARED) return [];
  const missing = steps.filter(({ at }) => at < 0);
  if (missing.length === 0 || missing.length > steps.length / 2) return [];
  const textsInPlace = textsInPlaceOf(steps, shown, PLACE);
  const heading = steps.findIndex(({ at }) => at >= 0) > 0 ? belowHeading(steps, shown) : null;
  const isTold = (step: SeenLine): boolean => {
    const texts = step === steps[0] && heading !== null ? [heading] : textsInPlace(step);
    const words = [...new Set(wordsOf(step.line).filter((word) => word.length >= WORD_MIN))];
    if (texts.length === 0 || words.length === 0) return true;
    const isIn = (text: string): boolean =>
      words.filter((word) => text.includes(bareOf(word))).length >= words.length * FEW;
    return texts.some(isIn);
  };
  return missing.filter((step) => !isTold(step)).map(({ line }) => line);
}
