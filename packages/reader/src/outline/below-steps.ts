import type { ScannedPage } from '../scan/scan-page.ts';

const BEHIND = 4_000;
const CLOSING_TAGS = 300;
/** More letters than headings have stand between lists that do not go on with each other. */
const APART = 200;
/** How an item ends that is a step. */
const SENTENCE_END = /[.!](?:["”’)\s]|&[a-z\d#]{2,8};|<[^<>]{0,200}>)*$/iu;

/**
 * Whether an item of a list that stands below the last declared step, up to which the bare text is given, may be another.
 * Below steps that are no items stands too much else.
 */
export function mayTellMore(
  stepsEnd: number,
  { shown, markup, places, items }: ScannedPage,
): boolean {
  if (stepsEnd >= shown.length) return false;
  const last = items.around(places.of(stepsEnd - 1).markupAt);
  if (!last) return false;
  const lookEnd = last.to + BEHIND;
  let told = stepsEnd;
  for (const { from, to } of items.within({ from: last.to, to: lookEnd })) {
    if (places.behind(from) - told > APART) return false;
    told = places.behind(to);
    // What goes on where the look ends may be a long step.
    const end = markup.slice(Math.max(from, to - CLOSING_TAGS), to);
    if (to >= lookEnd || SENTENCE_END.test(end)) return true;
  }
  return false;
}
