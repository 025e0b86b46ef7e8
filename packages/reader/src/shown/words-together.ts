import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';
import { wordsOf } from '../text/word-share.ts';
import { isJoiner } from '../vocabulary/joiners.ts';

/** Shorter words are parts of too many others. */
const SHORTEST = 2;
const MOST_PLACES = 16;
/** Of the bare text around a word, as much as a row takes. */
const REACH = 300;

const holdsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

/**
 * Whether a page may have a row of all the words of a line, in whatever order and with whatever between them: most rows that say
 * it in others lack one, which is sooner told than what they say.
 */
export function areWordsTogether(line: string, { shown }: ScannedPage): boolean {
  const words = wordsOf(line)
    .filter((word) => !isJoiner(word))
    .map(bareOf);
  const longest = words.reduce((most, word) => (word.length > most.length ? word : most), '');
  if (longest.length < SHORTEST) return true;
  const places = [...placesIn(shown, longest, MOST_PLACES)];
  if (places.length === MOST_PLACES) return true;
  return places.some((at) => holdsAll(shown.slice(Math.max(0, at - REACH), at + REACH), words));
}
