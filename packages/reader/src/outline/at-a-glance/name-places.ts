import type { ScannedPage } from '../../scan/scan-page.ts';
import type { Span } from '../../scan/span.ts';
import type { ListEdges } from '../../shown/lists/list-edges.ts';
import { CLOSES_LIST } from '../../text/block-tag.ts';
import { INGREDIENTS, STEPS } from '../../vocabulary/section-stems.ts';
import { COUNT_AT_END } from '../../vocabulary/step-label.ts';
import { aboveHeading, belowHeading, type Heading } from './beside-heading.ts';
import type { LineRun } from './line-run.ts';
import type { NamePlace } from './names-between.ts';

/** No name of a food and a heading take more. */
const NAME_REACH = 90;

const ABOVE_NAME: Heading = { word: INGREDIENTS, reach: NAME_REACH };
const BELOW_NAME: Heading = { word: STEPS, reach: NAME_REACH };

/** What stands between a place below the ingredients and the heading of the steps. */
export const aboveStepsHeading = (shown: string, at: number): string =>
  aboveHeading(BELOW_NAME, shown, at);

/** The same up to the steps, above which a page may have no heading, and their first number. */
const aboveSteps = (method: LineRun | null, shown: string, at: number): string =>
  method && method.from > at && method.from - at <= NAME_REACH
    ? shown.slice(at, method.from).replace(COUNT_AT_END, '')
    : '';

/** Of a part of the bare text between two lines, what ends the list of the first: a list ends with no name of the next part. */
function endOfList({ from, to }: Span, { markup, places }: ScannedPage): NamePlace[] {
  const start = places.of(from).markupAt;
  const closed = markup.slice(start, places.of(to).markupAt).search(CLOSES_LIST);
  return closed < 0 ? [] : [{ from, to: places.behind(start + closed), isLast: true }];
}

/** The ingredients and the steps as a page shows them. */
interface Runs {
  list: LineRun;
  method: LineRun | null;
}

/** Where a name may stand between the lines of a list of ingredients, above the first and below the last of them. */
export function namePlaces(
  { list: { from, to, gaps }, method }: Runs,
  { isHeaded, isClosed }: ListEdges,
  page: ScannedPage,
): NamePlace[] {
  const { shown } = page;
  const above = isHeaded ? '' : belowHeading(ABOVE_NAME, shown, from);
  const below = isClosed ? '' : aboveStepsHeading(shown, to) || aboveSteps(method, shown, to);
  return [
    { from: from - above.length, to: from, isLast: false },
    ...gaps.flatMap((gap) => [{ ...gap, isLast: false }, ...endOfList(gap, page)]),
    { from: to, to: to + below.length, isLast: true },
  ];
}
