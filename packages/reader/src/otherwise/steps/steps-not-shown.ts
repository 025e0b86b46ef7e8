import { MAX_COMPARED } from '../../finding/max-compared.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';
import { BARE_STEPS } from '../../vocabulary/bare-headings.ts';
import { tellsLike } from './tells-like.ts';
import { textsInPlaceOf } from './texts-in-place.ts';

/** So much of the page between two steps holds more than one. */
const PLACE = { distinct: 8, widest: 3_000, behindLast: 1_500, beforeFirst: 0 };
/** More than one step before the first that the page shows, and its heading. */
const ABOVE = 600;
const HEADING = new RegExp(BARE_STEPS, 'gu');

/** What stands between the heading of the steps and the first of them that is shown; null where no heading is near. */
function openingOf(
  steps: readonly SeenLine[],
  shown: string,
  beginsAt: (place: number) => boolean,
): string | null {
  const first = steps.find(({ at }) => at >= 0)?.at ?? 0;
  const from = Math.max(0, first - ABOVE);
  const above = shown.slice(from, first);
  // "Prepare" within a row heads nothing.
  const heading = [...above.matchAll(HEADING)].findLast(({ index }) => beginsAt(from + index));
  return heading ? above.slice(heading.index + heading[0].length) : null;
}

/**
 * The steps that stand nowhere on the page though those around them do, and of whose words the page has hardly any
 * in their place: it tells something else there, or nothing.
 */
export function stepsNotShown(
  steps: readonly SeenLine[],
  shown: string,
  beginsAt: (place: number) => boolean,
): string[] {
  if (steps.length > MAX_COMPARED) return [];
  const missing = steps.filter(({ at }) => at < 0);
  if (missing.length === 0 || missing.length > steps.length / 2) return [];
  const textsInPlace = textsInPlaceOf(steps, shown, PLACE);
  const isFirstShown = steps[0] !== undefined && steps[0].at >= 0;
  const opening = isFirstShown ? null : openingOf(steps, shown, beginsAt);
  const isTold = (step: SeenLine): boolean => {
    const texts = step === steps[0] && opening !== null ? [opening] : textsInPlace(step);
    return texts.length === 0 || texts.some((text) => tellsLike(text, step.line));
  };
  return missing.filter((step) => !isTold(step)).map(({ line }) => line);
}
