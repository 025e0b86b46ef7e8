import type { ScannedPage } from '../scan/scan-page.ts';
import { itemAround, itemsIn } from './list-item.ts';

const BEHIND = 4_000;
const CLOSING_TAGS = 300;
const SENTENCE_END = /[.!](?:["”’)\s]|&[a-z\d#]{2,8};|<[^<>]{0,200}>)*$/iu;

/** Whether an item ends as a step does. */
const endsSentence = (item: string): boolean => SENTENCE_END.test(item.slice(-CLOSING_TAGS));

/**
 * Whether what stands below the last declared step, up to which the bare text is given, may be another: the same item or
 * paragraph goes on, or another item of a list tells something. Steps that are no items are not told so easily.
 */
export function mayTellMore(stepsEnd: number, { shown, markup, places }: ScannedPage): boolean {
  if (stepsEnd >= shown.length) return false;
  const last = itemAround(places.of(stepsEnd - 1).markupAt, markup);
  if (!last || places.of(stepsEnd).markupAt < last.to) return true;
  const behind = markup.slice(last.to, last.to + BEHIND);
  for (const { from, to } of itemsIn(behind)) {
    // What is cut off where the look ends may be a long step.
    if (to === BEHIND || endsSentence(behind.slice(from, to))) return true;
  }
  return false;
}
