import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import type { SeenLine } from './seen-lines.ts';
import { shownRows } from './shown-rows.ts';
import { splitAfter } from './lists/split-after.ts';

/** Of the markup from the text on in which a line stands, as much as that and some rows take. */
const BEHIND = 7_500;

/** What is left of the row of a line behind it, be it nothing, and the rows below. */
export function* restAndRowsBehind(
  { at, bare }: Pick<SeenLine, 'at' | 'bare'>,
  { markup, places }: ScannedPage,
): Generator<string> {
  const from = places.of(at).markupAt;
  let isBehind = false;
  for (const { text } of shownRows(`<p>${markup.slice(from, from + BEHIND)}<p>`)) {
    const bareText = bareOf(text);
    const end = isBehind ? -1 : bareText.indexOf(bare);
    if (isBehind) yield text;
    else if (end >= 0) {
      yield splitAfter(bareText.slice(0, end + bare.length), text)?.behind.trim() ?? '';
      isBehind = true;
    }
  }
}
