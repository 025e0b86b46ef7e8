/** A part of a text, from one place to another. */
export interface Span {
  from: number;
  to: number;
}

const ITEM_MAX = 15_000;

/** The item of a list that a place of the markup is in; null where it is in none. */
export function itemAround(place: number, markup: string): Span | null {
  const start = Math.max(0, place - ITEM_MAX);
  const opened = markup.slice(start, place).lastIndexOf('<li');
  if (opened < 0) return null;
  const from = start + opened;
  const item = markup.slice(from, from + ITEM_MAX);
  const ends = [item.indexOf('<li', 3), item.indexOf('</li')].filter((end) => end >= 0);
  const to = from + Math.min(item.length, ...ends);
  return to > place ? { from, to } : null;
}
