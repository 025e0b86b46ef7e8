import { plainLine } from './text/plain-text.ts';

const TAG = /<(\/?)(ul|ol|li)\b/gi;
const MAX_TAGS = 20_000;
const ITEM_MAX = 2_000;

/** The items of each list of a page, found by one scan that builds no document. Only those that `wanted` lets pass. */
export function shownLists(
  html: string,
  wanted: (items: readonly string[]) => boolean,
): string[][] {
  const lists: string[][] = [];
  let open: string[] = [];
  let itemAt = -1;
  let seen = 0;
  const closeItem = (end: number): void => {
    if (itemAt >= 0 && end - itemAt <= ITEM_MAX) open.push(html.slice(itemAt, end));
    itemAt = -1;
  };
  const closeList = (): void => {
    if (open.length > 1 && wanted(open)) lists.push(open.map((item) => plainLine(item)));
    open = [];
  };
  for (const { index, 1: closing, 2: name = '' } of html.matchAll(TAG)) {
    if (++seen > MAX_TAGS) break;
    closeItem(index);
    if (name.length === 2 && /li/i.test(name)) {
      if (closing === '') itemAt = index;
    } else closeList();
  }
  closeItem(html.length);
  closeList();
  return lists;
}
