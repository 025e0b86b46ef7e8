import { MAX_COMPARED } from '../finding/max-compared.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';
import { wordsOf } from '../text/word-share.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import { BARE_STEPS } from '../vocabulary/bare-headings.ts';
import { textsInPlaceOf } from './texts-in-place.ts';

/** So much of the page between two steps holds more than one. */
const PLACE = { distinct: 8, widest: 3_000, behindLast: 1_500, beforeFirst: 0 };
const WORD_MIN = 4;
const FEW = 0.5;
const SAID_EVERYWHERE: ReadonlySet<string> = new Set(
  'with into until then over from them that this your some more when dann über noch avec dans pour puis sans para hasta como alla nella från till nach oder auch'.split(
    ' ',
  ),
);

const tellingWords = (step: string): string[] =>
  [...new Set(wordsOf(step))]
    .filter((word) => word.length >= WORD_MIN && !SAID_EVERYWHERE.has(word))
    .map(bareOf);

const MOST_PLACES = 20;
/** A step that is worded otherwise may be longer. */
const ROOM = 2;

/** Whether a text has some of the words near each other; all over it, they are said of anything. */
function tells(text: string, words: readonly string[], length: number): boolean {
  const near = length * ROOM;
  const toldFrom = (at: number): number =>
    words.filter((word) => text.slice(at, at + near).includes(word)).length;
  return words.some((first) =>
    [...placesIn(text, first, MOST_PLACES)].some((at) => toldFrom(at) >= words.length * FEW),
  );
}

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
    const words = tellingWords(step.line);
    if (texts.length === 0 || words.length === 0) return true;
    return texts.some((text) => tells(text, words, step.bare.length));
  };
  return missing.filter((step) => !isTold(step)).map(({ line }) => line);
}
