import type { ScannedPage } from '../scan/scan-page.ts';
import { rowAround } from '../shown/row-around.ts';
import { shownRows } from '../shown/shown-rows.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';
import { withCellsApart } from '../text/table-cells.ts';

const MAX_PLACES = 4;
/** More stands between two lines of a list only where something else does. */
const GAP_MAX = 120;

/** The one row that holds all from one place of the bare text to another; null where several do. */
function rowOf(from: number, to: number, { markup, places }: ScannedPage): string | null {
  const row = rowAround(markup, places.of(from).markupAt, places.of(to).markupAt);
  const rows = row === null ? [] : [...shownRows(`${withCellsApart(row, ' ')}<br>`)];
  return rows.length === 1 ? (rows[0]?.text ?? null) : null;
}

/** The row behind a place where the page shows the one line, up to the other; the next one where that is empty. */
function rowBehind(above: string, below: string, page: ScannedPage): string | null {
  for (const at of placesIn(page.shown, above, MAX_PLACES)) {
    const from = at + above.length;
    const gap = page.shown.slice(from, from + GAP_MAX + below.length).indexOf(below);
    if ((below !== '' && gap <= 0) || !page.places.of(from).isFirst) continue;
    const row = rowOf(from, from + Math.max(0, gap - 1), page);
    if (row !== null) return row;
  }
  return null;
}

/** The row before a place where the page shows a line. */
function rowBefore(below: string, page: ScannedPage): string | null {
  for (const at of placesIn(page.shown, below, MAX_PLACES)) {
    const row = at > 0 && page.places.of(at).isFirst ? rowOf(at - 1, at - 1, page) : null;
    if (row !== null) return row;
  }
  return null;
}

/** The row that a page has in the place of a declared line, between or beside the same neighbours; null for none. */
export function rowInPlace(
  line: string,
  declared: readonly string[],
  page: ScannedPage,
): string | null {
  const at = declared.indexOf(line);
  const [above, below] = [bareOf(declared[at - 1] ?? ''), bareOf(declared[at + 1] ?? '')];
  if (above === '' && below === '') return null;
  const row = above === '' ? rowBefore(below, page) : rowBehind(above, below, page);
  const isOwn = row !== null && !declared.some((other) => bareOf(other) === bareOf(row));
  return isOwn ? row : null;
}
