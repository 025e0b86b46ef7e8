import type { ScannedPage } from '../../scan/scan-page.ts';
import { plainLine } from '../../text/plain-text.ts';
import { splitAfter, type SplitText } from '../lists/split-after.ts';

/** A tag that does more than to set words off from others: it begins a line, or hides what it holds. */
const PARTING_TAG =
  /<\/?(?!(?:a|abbr|b|em|font|i|mark|span|strong|sub|sup|u)\b)[a-z]|<[a-z]{1,6}(?=[^<>]{0,300}?(?:display\s{0,3}:\s{0,3}(?:block|none)|\shidden[\s=>/]|screen-reader|sr-only|visually-hidden))/i;
const ELEMENT_MAX = 4_000;

/** Whether the element whose text goes up to a place of the bare text goes on behind it. */
export function goesOnAt(at: number, { shown, markup, places }: ScannedPage): boolean {
  if (at >= shown.length) return false;
  if (!places.beginsAt(at)) return true;
  const last = places.of(at - 1).markupAt;
  const next = places.of(at).markupAt;
  return next - last <= ELEMENT_MAX && !PARTING_TAG.test(markup.slice(last, next));
}

/** The text of an element around a place of it. */
export interface TextAround extends SplitText {
  /** Whether a tag stands at that place. */
  isTagged: boolean;
}

/** The text around a place of the bare text, from the last tag on to the end of the element; null where that is far. */
export function textAround(at: number, { shown, markup, places }: ScannedPage): TextAround | null {
  const { markupAt, bareAt } = places.of(at - 1);
  const html = markup.slice(markupAt, markupAt + ELEMENT_MAX);
  const end = html.search(PARTING_TAG);
  if (end < 0) return null;
  const split = splitAfter(shown.slice(bareAt, at), plainLine(html.slice(0, end)));
  return split && { ...split, isTagged: places.beginsAt(at) };
}

/** Whether a word begins at a place of the bare text. */
export function beginsWord(at: number, { shown, markup, places }: ScannedPage): boolean {
  const { markupAt, bareAt, isFirst } = places.of(at);
  if (isFirst) return true;
  const [text = ''] = markup.slice(markupAt, markupAt + ELEMENT_MAX).split('<', 1);
  return splitAfter(shown.slice(bareAt, at), plainLine(text))?.signs !== '';
}
