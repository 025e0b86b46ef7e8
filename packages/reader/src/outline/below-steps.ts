import type { ScannedPage } from '../scan/scan-page.ts';
import { itemAround } from './list-item.ts';

const BEHIND = 4_000;
const ITEM_MAX = 15_000;
const CLOSING_TAGS = 300;
const SENTENCE_END = /[.!](?:["”’)\s]|&[a-z\d#]{2,8};|<[^<>]{0,200}>)*$/iu;

/** Whether an item ends as a step does. */
const endsSentence = (item: string): boolean => SENTENCE_END.test(item.slice(-CLOSING_TAGS));

/**
 * Whether what stands below the last declared step, up to which the bare text is given, may be another: the same item or
 * paragraph goes on, or another item of a list tells something. Steps that are no items are not told so easily.
 */
export function mayGoOnBelow(stepsEnd: number, { markup, places }: ScannedPage): boolean {
  const last = itemAround(places.of(stepsEnd - 1).markupAt, markup);
  if (!last || places.of(stepsEnd).markupAt < last.to) return true;
  const behind = markup.slice(last.to, last.to + BEHIND);
  let at = behind.indexOf('<li');
  while (at >= 0) {
    const next = behind.indexOf('<li', at + 3);
    // What is cut off where the look ends may be a long step.
    if (next < 0 && !behind.includes('</li', at)) return true;
    const item = behind.slice(at, Math.min(next < 0 ? behind.length : next, at + ITEM_MAX));
    const closed = item.indexOf('</li');
    if (endsSentence(closed < 0 ? item : item.slice(0, closed))) return true;
    at = next;
  }
  return false;
}
