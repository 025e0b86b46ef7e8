import type { Span } from '../../scan/span.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowAround } from '../../shown/row-around.ts';
import { shownRows } from '../../shown/shown-rows.ts';
import { bareOf } from '../../text/bare-text.ts';
import { withoutBullet } from '../../text/bullet.ts';
import { placesIn } from '../../text/places-in.ts';
import { withCellsApart } from '../../text/table-cells.ts';
import { wordShare } from '../../text/word-share.ts';
import { isMadeOf } from './made-of-lines.ts';

const MAX_PLACES = 4;
/** More stands between two lines of a list only where something else does. */
const GAP_MAX = 120;

/** The bare lines before and behind one. */
interface Neighbours {
  above: string;
  below: string;
}

const ALIKE = 0.5;

/** The row from one place of the bare text to another; of several, as with the name of a part, the one that is like the line. */
function rowOf(line: string, { from, to }: Span, { markup, places }: ScannedPage): string | null {
  const written = rowAround(markup, places.of(from).markupAt, places.of(to).markupAt);
  const rows =
    written === null
      ? []
      : Array.from(shownRows(`${withCellsApart(written, ' ')}<br>`), ({ text }) =>
          withoutBullet(text),
        );
  const alike = rows.length > 1 ? rows.filter((row) => wordShare(row, line) >= ALIKE) : rows;
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** The row behind a place where the page shows the one line, up to the other; the next one where that is empty. */
function rowBehind(line: string, { above, below }: Neighbours, page: ScannedPage): string | null {
  for (const at of placesIn(page.shown, above, MAX_PLACES)) {
    const from = at + above.length;
    const gap = page.shown.slice(from, from + GAP_MAX + below.length).indexOf(below);
    if ((below !== '' && gap <= 0) || !page.places.of(from).isFirst) continue;
    const row = rowOf(line, { from, to: from + Math.max(0, gap - 1) }, page);
    if (row !== null) return row;
  }
  return null;
}

/** The row before a place where the page shows a line. */
function rowBefore(line: string, { below }: Neighbours, page: ScannedPage): string | null {
  for (const at of placesIn(page.shown, below, MAX_PLACES)) {
    const row =
      at > 0 && page.places.of(at).isFirst ? rowOf(line, { from: at - 1, to: at - 1 }, page) : null;
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
  const rowBeside = above === '' ? rowBefore : rowBehind;
  const row = rowBeside(line, { above, below }, page);
  if (row === null) return null;
  return isMadeOf(new Set(declared.map(bareOf)), bareOf(row)) ? null : row;
}
