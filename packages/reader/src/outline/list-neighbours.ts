import type { Span } from '../scan/span.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { placesIn } from '../text/places-in.ts';
import { namesBarePart } from '../vocabulary/part-words.ts';
import type { LineRun } from './line-run.ts';

/** What stands between two items of a list is little more than their tags. */
const BETWEEN = 400;
const LIST_TAG = /<\/?[uo]l\b/i;

function isOneList(item: Span, next: Span, { markup }: ScannedPage): boolean {
  if (next.from < item.to || next.from - item.to > BETWEEN) return false;
  return !LIST_TAG.test(markup.slice(item.to, next.from));
}

/** The item before another in the same list. */
export function itemBefore(item: Span, page: ScannedPage): Span | null {
  const before = page.items.before(item.from);
  return before && isOneList(before, item, page) ? before : null;
}

/** The item behind another in the same list. */
function itemBehind(item: Span, page: ScannedPage): Span | null {
  const [next] = page.items.within({ from: item.to, to: item.to + BETWEEN + 1 });
  return next && isOneList(item, next, page) ? next : null;
}

const MOST_PLACES = 4;
/** Of a line, as much as tells it from others. */
const PROBE = 60;

/** The items that show a line: the story may tell it before the card does. */
const itemsOf = (line: string, { shown, places, items }: ScannedPage): Span[] =>
  [...placesIn(shown, line.slice(0, PROBE), MOST_PLACES)].flatMap(
    (at) => items.around(places.of(at).markupAt) ?? [],
  );

/** The bare text of an item. */
const textOf = ({ from, to }: Span, { shown, places }: ScannedPage): string =>
  shown.slice(places.behind(from), places.behind(to));

/** Whether an item shows none of the declared lines. */
function isOther(item: Span, lines: readonly string[], page: ScannedPage): boolean {
  const text = textOf(item, page);
  return text !== '' && !lines.some((line) => text.includes(line.slice(0, PROBE)));
}

/** The item above another in its list, or above the name of the part that it begins. */
function itemAbove(item: Span, page: ScannedPage): Span | null {
  const before = itemBefore(item, page);
  return before && namesBarePart(textOf(before, page)) ? itemBefore(before, page) : before;
}

/** Whether a list that shows the first of the declared lines has another before it. */
export const opensOtherwise = ({ first, lines }: LineRun, page: ScannedPage): boolean =>
  itemsOf(first, page).some((item) => {
    const above = itemAbove(item, page);
    return above !== null && isOther(above, lines, page);
  });

/** Whether a list that shows the last of the declared lines goes on with another. */
export const goesOn = ({ last, lines }: LineRun, page: ScannedPage): boolean =>
  itemsOf(last, page).some((item) => {
    const behind = itemBehind(item, page);
    return behind !== null && isOther(behind, lines, page);
  });
