import type { Span } from '../../scan/span.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';
import { placesInMarkup } from './words-in-markup.ts';

const MOST_PLACES = 8;
const TAG = /<[a-z/!?]/i;
/** More text than that has no tag behind it only where it was made so. */
const PIECE_MAX = 20_000;

/** The text between two tags that ends with the letters from one place of the bare text to another; null where none does. */
function textEndingWith(from: number, to: number, { markup, places }: ScannedPage): Span | null {
  const { markupAt, bareAt } = places.of(to - 1);
  if (bareAt > from || !places.beginsAt(to)) return null;
  const length = markup.slice(markupAt, markupAt + PIECE_MAX).search(TAG);
  return length < 0 ? null : { from: markupAt, to: markupAt + length };
}

/** Where the markup of a page has the last words of a line; where it has entities for some of their signs, the texts that end with them. */
export function* endsInMarkup(words: string, page: ScannedPage): Generator<Span> {
  let isWrittenSo = false;
  for (const from of placesInMarkup(words, page)) {
    isWrittenSo = true;
    yield { from, to: from + words.length };
  }
  if (isWrittenSo) return;
  const bare = bareOf(words);
  for (const at of placesIn(page.shown, bare, MOST_PLACES)) {
    const text = textEndingWith(at, at + bare.length, page);
    if (text) yield text;
  }
}
