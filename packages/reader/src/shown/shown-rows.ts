import { BLOCK_TAG, MAX_BLOCK_TAGS } from '../text/block-tag.ts';
import { plainLine } from '../text/plain-text.ts';

/** A line of the page, with the element that holds it. */
export interface ShownRow {
  tag: string;
  text: string;
}

const ROW_MAX = 2_000;

/** The lines of a part of the markup of a page one after the other, found by one scan that builds no document. */
export function* shownRows(markup: string): Generator<ShownRow> {
  let at = 0;
  let tag = '';
  let seen = 0;
  for (const { index, 1: closing, 2: name = '' } of markup.matchAll(BLOCK_TAG)) {
    if (++seen > MAX_BLOCK_TAGS) return;
    if (index > at && index - at <= ROW_MAX) {
      const text = plainLine(markup.slice(at, index));
      if (text !== '') yield { tag, text };
    }
    at = index;
    const opened = name.toLowerCase();
    // A break parts the lines of the element it stands in.
    if (opened !== 'br') tag = closing === '' ? opened : '';
  }
}
