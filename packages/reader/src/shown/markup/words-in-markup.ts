import type { Markup } from '../../scan/page-markup.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';

const MOST_PLACES = 8;
/** Of those where the letters are the same. */
const MOST_LOOKS = 60;
const TAG = /<[a-z/!?]/i;
/** More text than that has no tag in it only where it was made so. */
const PIECE_MAX = 20_000;

/** Mostly the words or the next tag are not far. */
const NEAR = 1_000;

/** How far behind a place of the markup some words stand, with no tag before them; -1 where they do not. */
function gapBefore(words: string, markup: Markup, from: number): number {
  for (const reach of [NEAR, PIECE_MAX]) {
    const behind = markup.slice(from, from + reach);
    const gap = behind.indexOf(words);
    const isParted = TAG.test(gap < 0 ? behind : behind.slice(0, gap));
    if (isParted) return -1;
    if (gap >= 0) return gap;
  }
  return -1;
}

/** Where the markup of a page has words as they are written, with no tag among them. */
export function* placesInMarkup(
  words: string,
  { shown, markup, places }: ScannedPage,
): Generator<number> {
  let passed = 0;
  let found = 0;
  for (const at of placesIn(shown, bareOf(words), MOST_LOOKS)) {
    const from = Math.max(passed, places.of(at).markupAt);
    const gap = gapBefore(words, markup, from);
    if (gap < 0) continue;
    passed = from + gap + words.length;
    yield from + gap;
    if (++found >= MOST_PLACES) return;
  }
}

export const hasInMarkup = (words: string, page: ScannedPage): boolean =>
  placesInMarkup(words, page).next().done === false;
