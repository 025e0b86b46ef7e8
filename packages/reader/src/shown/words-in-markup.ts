import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';

const MOST_PLACES = 8;
/** Of those where the letters are the same. */
const MOST_LOOKS = 60;
const TAG = /<[a-z/!?]/i;
/** More text than that has no tag in it only where it was made so. */
const PIECE_MAX = 20_000;

/** Where the markup of a page has words as they are written, with no tag among them. */
export function* placesInMarkup(
  words: string,
  { shown, markup, places }: ScannedPage,
): Generator<number> {
  let passed = 0;
  let found = 0;
  for (const at of placesIn(shown, bareOf(words), MOST_LOOKS)) {
    const from = Math.max(passed, places.of(at).markupAt);
    const behind = markup.slice(from, from + PIECE_MAX);
    const gap = behind.indexOf(words);
    if (gap < 0 || TAG.test(behind.slice(0, gap))) continue;
    passed = from + gap + words.length;
    yield from + gap;
    if (++found >= MOST_PLACES) return;
  }
}

export const hasInMarkup = (words: string, page: ScannedPage): boolean =>
  placesInMarkup(words, page).next().done === false;
