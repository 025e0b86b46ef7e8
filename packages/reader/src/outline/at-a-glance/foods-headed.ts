import type { Span } from '../../scan/span.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import type { ListEdges } from '../../shown/lists/list-edges.ts';
import { lastShownRows, shownRows } from '../../shown/shown-rows.ts';
import { OPENS_LIST } from '../../text/block-tag.ts';
import { namesFoodsPart } from '../rows/foods-part.ts';
import type { LineRun } from './line-run.ts';
import { isOneText } from './one-text.ts';

/** The name of a part and that of a food take more letters. */
const LETTERS_MIN = 6;
/** Of the markup behind a line, as much as a heading and a row take. */
const BEHIND = 1_000;
/** Of the markup above a list, as much as a heading takes. */
const ABOVE = 600;
const MOST_ITEMS = 12;
/** A box to tick before the next line is no row that names something. */
const NAMES = /\p{L}/u;

/** Whether rows stand under the name of a part between two places of the bare text: where a line ends, and where the next begins. */
function isPartBetween(between: Span, page: ScannedPage): boolean {
  const { from, to } = between;
  // The name alone has no rows below it.
  if (to - from < LETTERS_MIN || isOneText(between, page)) return false;
  const { markup, places } = page;
  const start = places.of(from - 1).markupAt;
  const end = Math.min(places.of(to).markupAt, start + BEHIND);
  // The first is of the line itself.
  const rows = shownRows(`${markup.slice(start, end)}<br>`).drop(1);
  const { value: name } = rows.next();
  return (
    name !== undefined && namesFoodsPart(name.text) && rows.some(({ text }) => NAMES.test(text))
  );
}

/** Whether the list above the declared one stands under the name of a part. */
function isPartAbove({ from }: LineRun, { markup, items, places }: ScannedPage): boolean {
  const first = items.around(places.of(from).markupAt);
  let above = first && items.before(first.from);
  if (!first || !above || first.from - above.to > ABOVE || above.to > first.from) return false;
  if (!OPENS_LIST.test(markup.slice(above.to, first.from))) return false;
  for (let count = 0; count < MOST_ITEMS; count++) {
    const next = items.before(above.from);
    if (!next || next.to > above.from || OPENS_LIST.test(markup.slice(next.to, above.from))) break;
    above = next;
  }
  const heading = markup.slice(above.from - ABOVE, above.from);
  return lastShownRows(`${heading}<br>`, 1).some(namesFoodsPart);
}

/** Whether rows beside the declared lines stand under the name of a part: of food, they need no amounts to be one. */
export const mayBePart = (
  run: LineRun,
  page: ScannedPage,
  { isHeaded, isClosed }: ListEdges,
): boolean =>
  run.gaps.some((gap) => isPartBetween(gap, page)) ||
  (!isClosed && isPartBetween({ from: run.to, to: page.shown.length }, page)) ||
  (!isHeaded && isPartAbove(run, page));
