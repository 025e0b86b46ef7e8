import type { Span } from '../../scan/span.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { placesIn } from '../../text/places-in.ts';
import { namesBarePart } from '../../vocabulary/part-words.ts';
import { bareItem, itemBefore, itemBehind } from './list-items-beside.ts';
import { mayHoldEnough } from './list-shares.ts';
import type { LineRun } from './line-run.ts';

const MOST_PLACES = 4;
const MOST_ITEMS = 30;
/** Of a line, as much as tells it from others. */
const PROBE = 60;

/** The items that show a line: the story may tell it before the card does. */
const itemsOf = (line: string, { shown, places, items }: ScannedPage): Span[] =>
  [...placesIn(shown, line.slice(0, PROBE), MOST_PLACES)].flatMap(
    (at) => items.around(places.of(at).markupAt) ?? [],
  );

/** Whether an item shows none of the declared lines. */
export function isOther(item: Span, lines: readonly string[], page: ScannedPage): boolean {
  const text = bareItem(item, page);
  return text !== '' && !lines.some((line) => text.includes(line.slice(0, PROBE)));
}

/** The item above another in its list, or above the name of the part that it begins. */
function itemAbove(item: Span, page: ScannedPage): Span | null {
  const before = itemBefore(item, page);
  return before && namesBarePart(bareItem(before, page)) ? itemBefore(before, page) : before;
}

/** Whether a list that shows the first of the declared lines has another before it; where it is sure to be one of the recipe. */
export const opensOtherwise = (
  { first, lines }: LineRun,
  page: ScannedPage,
  areListsApart = false,
): boolean =>
  itemsOf(first, page).some((item) => {
    const above = itemAbove(item, page);
    return (
      above !== null &&
      isOther(above, lines, page) &&
      (!areListsApart || mayHoldEnough(item, lines, page))
    );
  });

/** Whether an item may be a line. */
type Look = (item: Span) => boolean;

/** Where any other item may be. */
export const anyItem: Look = () => true;

/** Whether any item with which a list goes on behind one is another line. */
function hasOtherBehind(item: Span, mayBeLine: Look, page: ScannedPage): boolean {
  let behind = itemBehind(item, page);
  for (let count = 0; behind && count < MOST_ITEMS; count++) {
    if (mayBeLine(behind)) return true;
    behind = itemBehind(behind, page);
  }
  return behind !== null;
}

/** Whether a list that shows the last of the declared lines goes on with another; a look may tell what is none. */
export const goesOn = (run: LineRun, page: ScannedPage, mayBeLine?: Look): boolean =>
  itemsOf(run.last, page).some((item) => {
    const behind = itemBehind(item, page);
    if (!behind || !isOther(behind, run.lines, page)) return false;
    if (!mayBeLine) return true;
    return hasOtherBehind(item, mayBeLine, page) && mayHoldEnough(item, run.lines, page);
  });
