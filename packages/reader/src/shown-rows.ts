import { plainLine } from './text/plain-text.ts';

/** A line of the page, with the element that holds it. */
export interface ShownRow {
  tag: string;
  text: string;
}

const BLOCK =
  /<(\/?)(li|p|div|tr|dt|dd|h[1-6]|ul|ol|dl|table|section|article|header|aside|br|script|style)\b/gi;
const MAX_TAGS = 30_000;
const ROW_MAX = 2_000;
const UNSHOWN = /^(?:script|style)$/;

/** The lines of a part of a page one after the other, found by one scan that builds no document. */
export function* shownRows(html: string): Generator<ShownRow> {
  let at = 0;
  let tag = '';
  let seen = 0;
  for (const { index, 1: closing, 2: name = '' } of html.matchAll(BLOCK)) {
    if (++seen > MAX_TAGS) return;
    if (index > at && index - at <= ROW_MAX && !UNSHOWN.test(tag)) {
      const text = plainLine(html.slice(at, index));
      if (text !== '') yield { tag, text };
    }
    at = index;
    const opened = name.toLowerCase();
    // A break parts the lines of the element it stands in.
    if (opened !== 'br') tag = closing === '' ? opened : '';
  }
}
