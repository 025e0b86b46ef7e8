import { BLOCK_TAG, MAX_BLOCK_TAGS } from '../text/block-tag.ts';
import { rowText } from './row-text.ts';

/** A line of the page, with the element that holds it. */
export interface ShownRow {
  tag: string;
  text: string;
}

const ROW_MAX = 2_000;

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
  let tag = '';
  let seen = 0;
  for (const { index, 1: closing, 2: name = '' } of markup.matchAll(BLOCK_TAG)) {
    if (++seen > MAX_BLOCK_TAGS) return;
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

/** The texts of the last lines of a part of the markup, up to a number of them; those before are not read at all. */
export function lastShownRows(markup: string, most: number): string[] {
  const edges = [0, ...Array.from(markup.matchAll(BLOCK_TAG), ({ index }) => index)];
  const texts: string[] = [];
  for (let edge = edges.length - 1; edge > 0 && texts.length < most; edge--) {
    const text = rowText(rowBetween(markup, edges[edge - 1] ?? 0, edges[edge] ?? 0));
    if (text !== '') texts.push(text);
  }
  return texts.reverse();
}
