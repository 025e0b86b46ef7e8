import type { ScannedPage } from './scan/scan-page.ts';
import { bareOf } from './text/bare-text.ts';
import { placesIn } from './text/places-in.ts';

const MOST_PLACES = 8;
/** More text than that has no tag in it only where it was made so. */
const PIECE_MAX = 20_000;

/** Where the markup of a page has words as they are written, with no tag among them. */
export function* placesInMarkup(
  words: string,
  { shown, markup, places }: ScannedPage,
): Generator<number> {
  let passed = 0;
  for (const at of placesIn(shown, bareOf(words), MOST_PLACES)) {
    const from = Math.max(passed, places.of(at).markupAt);
    const behind = markup.slice(from, from + PIECE_MAX);
    const found = behind.indexOf(words);
    const tagAt = behind.indexOf('<');
    if (found < 0 || (tagAt >= 0 && tagAt < found)) continue;
    passed = from + found + words.length;
    yield from + found;
  }
}

export const hasInMarkup = (words: string, page: ScannedPage): boolean =>
  placesInMarkup(words, page).next().done === false;
