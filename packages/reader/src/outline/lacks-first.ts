import type { ScannedPage } from '../scan/scan-page.ts';
import type { Span } from '../scan/span.ts';
import type { LineRun } from './line-run.ts';
import { opensOtherwise } from './list-neighbours.ts';

/** Where a list is headed. */
export interface Heading {
  word: RegExp;
  /** How far above the first declared line it may stand. */
  reach: number;
}

/** What stands between the last word of a kind and a place; nothing where no such word is near. */
export function belowHeading({ word, reach }: Heading, shown: string, at: number): string {
  const above = shown.slice(Math.max(0, at - reach), at);
  const last = [...above.matchAll(word)].at(-1);
  return last ? above.slice(last.index + last[0].length) : '';
}

/** Whether an item of another list stands between a place of the bare text and an item: the part before its own. */
function hasItemAbove(item: Span, from: number, { items, places }: ScannedPage): boolean {
  const before = items.before(item.from);
  return before !== null && places.behind(before.from) >= from;
}

const HAS_AMOUNT = /\d\p{L}{4}|(?<=\p{L}{3})\d/u;
/** "3 ägg", "1 ei". */
const SHORT_FOOD = /^\d{1,3}\p{L}{2,3}$/u;
/** Whether a bare text gives an amount. */
export const hasAmount = (text: string): boolean => HAS_AMOUNT.test(text) || SHORT_FOOD.test(text);

/** What may stand above the first declared line. */
interface Above {
  heading: Heading;
  /** Whether the page shows the other list as well, so that other lists are not those of the recipe. */
  isSure: boolean;
  /** Whether the text above a line that is no item may be another. */
  mayBeLine: (text: string) => boolean;
}

/** Whether some line stands before the first declared one: another item of its list, or a row below the heading. */
export function mayLackFirst(
  run: LineRun,
  page: ScannedPage,
  { heading, mayBeLine, isSure }: Above,
): boolean {
  const item = page.items.around(page.places.of(run.from).markupAt);
  const textAbove = (): string => belowHeading(heading, page.shown, run.from);
  if (item === null && mayBeLine(textAbove())) return true;
  if (item !== null && hasItemAbove(item, run.from - heading.reach, page)) {
    const above = textAbove();
    if (hasAmount(above) && hasItemAbove(item, run.from - above.length, page)) return true;
  }
  return opensOtherwise(run, page, isSure);
}
