import type { ScannedPage } from '../../scan/scan-page.ts';
import type { Span } from '../../scan/span.ts';
import { CLOSES_LIST, LIST_TAG, OPENS_LIST } from '../../text/block-tag.ts';

/** What stands between two items of a list is little more than their tags. */
const BETWEEN = 400;
/** No list has so much between two items: pictures and advertisements. */
const APART = 4_000;

type Follows = (item: Span, next: Span, page: ScannedPage) => boolean;

const follows: Follows = (item, next, { markup }) => {
  if (next.from < item.to || next.from - item.to > BETWEEN) return false;
  return !LIST_TAG.test(markup.slice(item.to, next.from));
};

/** Lists that are within each other do not both end and begin between two items. */
const mayBeNext: Follows = (item, next, { markup }) => {
  if (next.from < item.to || next.from - item.to > APART) return false;
  const between = markup.slice(item.to, next.from);
  return !(CLOSES_LIST.test(between) && OPENS_LIST.test(between));
};

/** The item before another in the same list. */
export function itemBefore(item: Span, page: ScannedPage, isNext = follows): Span | null {
  const before = page.items.before(item.from);
  return before && isNext(before, item, page) ? before : null;
}

/** The item behind another in the same list. */
export function itemBehind(item: Span, page: ScannedPage, isNext = follows): Span | null {
  const [next] = page.items.within({ from: item.to, to: item.to + APART + 1 });
  return next && isNext(item, next, page) ? next : null;
}

/** The bare text of an item. */
export const bareItem = ({ from, to }: Span, { shown, places }: ScannedPage): string =>
  shown.slice(places.behind(from), places.behind(to));

const MOST_ITEMS = 40;

function listAround(item: Span, page: ScannedPage, isNext: Follows): Span[] {
  const all = [item];
  for (const step of [itemBefore, itemBehind]) {
    let next = step(item, page, isNext);
    for (let count = 0; next && count < MOST_ITEMS; count++) {
      all.push(next);
      next = step(next, page, isNext);
    }
  }
  return all;
}

/** The items that are in one list with another for sure. */
export const itemsInList = (item: Span, page: ScannedPage): Span[] =>
  listAround(item, page, follows);

/** All items that may be in one list with another. */
export const itemsMaybeInList = (item: Span, page: ScannedPage): Span[] =>
  listAround(item, page, mayBeNext);
