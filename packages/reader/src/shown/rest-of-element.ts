import type { ScannedPage } from '../scan/scan-page.ts';
import { plainLine } from '../text/plain-text.ts';
import { partBehind, type TextParts } from './part-behind.ts';

/** A tag that does more than to set words off from others. */
const PARTING_TAG = /<\/?(?!(?:a|abbr|b|em|font|i|mark|span|strong|sub|sup|u)\b)[a-z]/i;

/** Whether the element whose text goes up to a place of the bare text goes on behind it. */
export function goesOnAt(at: number, { shown, markup, places }: ScannedPage): boolean {
  if (at >= shown.length) return false;
  if (!places.beginsAt(at)) return true;
  const last = places.of(at - 1).markupAt;
  return !PARTING_TAG.test(markup.slice(last, places.of(at).markupAt));
}

/** The text of an element in two. */
export interface PartedText extends TextParts {
  /** Whether a tag stands between them. */
  isTagged: boolean;
}

const ELEMENT_MAX = 4_000;

/** The text of an element around a place of the bare text, from the last tag on; null where its end is far. */
export function partedAt(at: number, { shown, markup, places }: ScannedPage): PartedText | null {
  const { markupAt, bareAt } = places.of(at - 1);
  const html = markup.slice(markupAt, markupAt + ELEMENT_MAX);
  const end = html.search(PARTING_TAG);
  if (end < 0) return null;
  const parted = partBehind(shown.slice(bareAt, at), plainLine(html.slice(0, end)));
  return parted && { ...parted, isTagged: places.beginsAt(at) };
}
