import { BLOCK_TAG, MAX_BLOCK_TAGS } from '../text/block-tag.ts';
import { rowText } from './row-text.ts';

/** A line of the page, with the element that holds it. */
export interface ShownRow {
  tag: string;
  text: string;
}

export const ROW_MAX = 2_000;

/** What stands between two places of the markup; empty where that is nothing, or too much for one line. */
const rowBetween = (markup: string, from: number, to: number): string =>
  to > from && to - from <= ROW_MAX ? markup.slice(from, to) : '';

/** The same as it is written. */
interface WrittenRow {
  tag: string;
  written: string;
}

/** The lines of a part of the markup of a page one after the other, found by one scan that builds no document. */
export function* writtenRows(markup: string): Generator<WrittenRow> {
  let at = 0;
  let behind = 0;
  let tag = '';
  for (let seen = 0; seen < MAX_BLOCK_TAGS; seen++) {
    // Other rows may have been read since the one before these.
    NEXT_BLOCK.lastIndex = behind;
    const found = NEXT_BLOCK.exec(markup);
    if (!found) return;
    const { index, 1: closing, 2: name = '' } = found;
    behind = NEXT_BLOCK.lastIndex;
    const written = rowBetween(markup, at, index);
    if (written !== '') yield { tag, written };
    at = index;
    const opened = name.toLowerCase();
    // A break parts the lines of the element it stands in.
    if (opened !== 'br') tag = closing === '' ? opened : '';
  }
}

export function* shownRows(markup: string): Generator<ShownRow> {
  for (const { tag, written } of writtenRows(markup)) {
    const text = rowText(written);
    if (text !== '') yield { tag, text };
  }
}

const OPENS_BLOCK = new RegExp(BLOCK_TAG.source, 'iy');

/** Where the last tag between lines begins before a place of the markup; -1 where none does. */
export function blockTagBefore(markup: string, place: number): number {
  let at = place;
  while (at > 0) {
    at = markup.lastIndexOf('<', at - 1);
    OPENS_BLOCK.lastIndex = at;
    if (at < 0 || OPENS_BLOCK.test(markup)) return at;
  }
  return -1;
}

const NEXT_BLOCK = new RegExp(BLOCK_TAG.source, 'gi');

/** Where the next of them begins; where the markup ends, if none does. */
export function blockTagBehind(markup: string, place: number): number {
  NEXT_BLOCK.lastIndex = place;
  return NEXT_BLOCK.exec(markup)?.index ?? markup.length;
}

/** The texts of the last lines of a part of the markup, up to a number of them; those before are not read at all. */
export function lastShownRows(markup: string, most: number): string[] {
  const texts: string[] = [];
  let end = blockTagBefore(markup, markup.length);
  while (end > 0 && texts.length < most) {
    const from = Math.max(0, blockTagBefore(markup, end));
    const text = rowText(rowBetween(markup, from, end));
    if (text !== '') texts.push(text);
    end = from;
  }
  return texts.reverse();
}
