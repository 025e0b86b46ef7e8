import { MAX_COMPARED } from '../finding/max-compared.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';
import { wordsOf } from '../text/word-share.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import { BARE_STEPS } from '../vocabulary/bare-headings.ts';
import { LINKING_WORDS } from '../vocabulary/linking-words.ts';
import { textsInPlaceOf } from './texts-in-place.ts';

/** So much of the page between two steps holds more than one. */
const PLACE = { distinct: 8, widest: 3_000, behindLast: 1_500, beforeFirst: 0 };
const WORD_MIN = 4;
/** Of the words of a step, as many tell it in another wording. */
const ENOUGH = 0.5;

const tellingWords = (step: string): string[] =>
  [...new Set(wordsOf(step))]
    .filter((word) => word.length >= WORD_MIN && !LINKING_WORDS.has(word))
    .map(bareOf);

const MOST_PLACES = 20;
/** A step that is worded otherwise may be longer. */
const ROOM = 2;

/** Whether a text has some of the words near each other; all over it, they are said of anything. */
function tells(text: string, words: readonly string[], length: number): boolean {
  const near = length * ROOM;
  const toldIn = (part: string): number => words.filter((word) => part.includes(word)).length;
  return words.some((first) =>
    [...placesIn(text, first, MOST_PLACES)].some(
      (at) => toldIn(text.slice(at, at + near)) >= words.length * ENOUGH,
    ),
  );
}

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
    const words = tellingWords(step.line);
    if (texts.length === 0 || words.length === 0) return true;
    return texts.some((text) => tells(text, words, step.bare.length));
  };
  return missing.filter((step) => !isTold(step)).map(({ line }) => line);
}
