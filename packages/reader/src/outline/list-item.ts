import type { Markup } from '../scan/page-markup.ts';

/** A part of a text, from one place to another. */
export interface Span {
  from: number;
  to: number;
}

/** Pictures in an item take up much more room than its words. */
export const ITEM_MAX = 15_000;
/** Where an item may end: at its own closing tag, at that of the list, or at the next item. */
const ITEM_END = /<(?:\/(?:li|ul|ol)|li)(?=[\s>])/gi;
const ITEM_START = /<li(?=[\s>])/gi;

/** The items of lists that begin in a part of the markup, each up to where the next begins or it is closed. */
export function* itemsIn(markup: string): Generator<Span> {
  for (const { index } of markup.matchAll(ITEM_START)) {
    ITEM_END.lastIndex = index + 1;
    const to = ITEM_END.exec(markup)?.index ?? markup.length;
    yield { from: index, to: Math.min(to, index + ITEM_MAX) };
  }
}

/** Where the last item before a place begins, or -1. */
function lastStart(markup: string, before: number): number {
  let at = markup.lastIndexOf('<li', before);
  while (at > 0 && !/[\s>]/.test(markup.charAt(at + 3))) at = markup.lastIndexOf('<li', at - 1);
  return /[\s>]/.test(markup.charAt(at + 3)) ? at : -1;
}

/** The item of a list that a place of the markup is in; null where it is in none. */
export function itemAround(place: number, markup: Markup): Span | null {
  const start = Math.max(0, place - ITEM_MAX);
  const near = markup.slice(start, place + ITEM_MAX);
  const from = lastStart(near, place - start);
  if (from < 0) return null;
  ITEM_END.lastIndex = from + 1;
  const to = ITEM_END.exec(near)?.index ?? near.length;
  return to > place - start && to - from <= ITEM_MAX
    ? { from: start + from, to: start + to }
    : null;
}
