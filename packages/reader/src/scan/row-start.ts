import { BLOCK_TAG } from '../text/block-tag.ts';
import type { ScannedPage } from './scan-page.ts';
import type { Span } from './span.ts';

/** Whether a tag that parts rows stands before a letter of the bare text of a page. */
export function beginsRow(at: number, { markup, places }: ScannedPage): boolean {
  if (at === 0) return true;
  if (!places.beginsAt(at)) return false;
  const between = markup.slice(places.of(at - 1).markupAt, places.of(at).markupAt);
  return between.search(BLOCK_TAG) >= 0;
}

/** Whether a part of the bare text is a whole row of its page, or several. */
export const isWholeRow = ({ from, to }: Span, page: ScannedPage): boolean =>
  beginsRow(from, page) && beginsRow(to, page);
