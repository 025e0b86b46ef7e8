import type { ScannedPage } from '../../scan/scan-page.ts';
import { shownRows } from '../shown-rows.ts';
import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';
import { sentencesOf } from '../../text/sentences-of.ts';
import { withoutNumber } from '../../vocabulary/step-label.ts';

/** Less is hardly more than one step. */
const SHORTEST = 60;
const ROW_MIN = 15;
/** As much as tells where a text begins. */
const PROBE = 40;
/** Of the markup, as much as all steps take. */
const REACH = 60_000;
const MOST_ROWS = 200;
/** The story may tell a step before the method does. */
const MOST_PLACES = 4;

/** The rows of a page from a place on that tell a text one after the other to its end, though others stand between them; null where they do not. */
function rowsTelling(bare: string, at: number, { markup, places }: ScannedPage): string[] | null {
  const from = places.of(at).markupAt;
  const rows: string[] = [];
  let rest = bare;
  let seen = 0;
  for (const { text } of shownRows(`<p>${markup.slice(from, from + REACH)}<p>`)) {
    if (++seen > MOST_ROWS) return null;
    const row = withoutNumber(text);
    if (row.length < ROW_MIN || !rest.startsWith(bareOf(row))) continue;
    rows.push(row);
    rest = rest.slice(bareOf(row).length);
    if (rest === '') return rows;
  }
  return null;
}

/** One text for all steps, as the items or paragraphs in which the page tells the same word for word, be it with others between. */
export function stepsAsShown(steps: string[], page: ScannedPage): string[] {
  const [only = '', ...others] = steps;
  const bare = bareOf(only);
  if (others.length > 0 || bare.length < SHORTEST) return steps;
  // Behind the first sentence, another row may follow.
  const probe = bareOf(sentencesOf(only, 1)[0] ?? '').slice(0, PROBE);
  if (probe.length < ROW_MIN) return steps;
  for (const at of placesIn(page.shown, probe, MOST_PLACES)) {
    const rows = rowsTelling(bare, at, page);
    if (rows !== null && rows.length > 1) return rows;
  }
  return steps;
}
