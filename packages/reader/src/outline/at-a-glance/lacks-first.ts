import type { ScannedPage } from '../../scan/scan-page.ts';
import type { Span } from '../../scan/span.ts';
import { hasBareAmount } from './bare-amount.ts';
import { belowHeading, type Heading } from './beside-heading.ts';
import type { LineRun } from './line-run.ts';
import { opensOtherwise } from './list-neighbours.ts';

/** Whether an item of another list stands between a place of the bare text and an item: the part before its own. */
function hasItemAbove(item: Span, from: number, { items, places }: ScannedPage): boolean {
  const before = items.before(item.from);
  return before !== null && places.behind(before.from) >= from;
}

/** What may stand above the first declared line. */
interface Above {
  heading: Heading;
  /** Whether the page shows the other list as well, so that other lists are not those of the recipe. */
  areListsApart: boolean;
  /** Whether the text above a line that is no item may be another. */
  mayBeLine: (text: string) => boolean;
}

/** Whether some line stands before the first declared one: another item of its list, or a row below the heading. */
export function mayLackFirst(
  run: LineRun,
  page: ScannedPage,
  { heading, mayBeLine, areListsApart }: Above,
): boolean {
  const item = page.items.around(page.places.of(run.from).markupAt);
  const textAbove = (): string => belowHeading(heading, page.shown, run.from);
  if (item === null && mayBeLine(textAbove())) return true;
  if (item !== null && hasItemAbove(item, run.from - heading.reach, page)) {
    const above = textAbove();
    if (hasBareAmount(above) && hasItemAbove(item, run.from - above.length, page)) return true;
  }
  return opensOtherwise(run, page, areListsApart);
}
