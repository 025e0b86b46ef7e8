import type { ScannedPage } from '../../scan/scan-page.ts';
import { endOf, type SeenLine } from '../../shown/seen-lines.ts';
import { lastShownRows, shownRows } from '../../shown/shown-rows.ts';
import { withoutBullet } from '../../text/bullet.ts';
import { withCellsApart } from '../../text/table-cells.ts';

/** Of the markup beside a line, as much as a few rows take. */
const REACH = 4_000;

/** The lines that a page shows around others; only one of them where a list begins or ends. */
export interface LinesAround {
  above: SeenLine | undefined;
  below: SeenLine | undefined;
}

/** The rows that a page has between two lines; beside one, the next few. */
export function gapRows(
  { above, below }: LinesAround,
  most: number,
  { markup, places }: ScannedPage,
): string[] {
  const from = above && places.of(endOf(above) - 1).markupAt;
  const to = below && places.of(below.at).markupAt;
  const part = (start: number, end: number): string =>
    `<p>${withCellsApart(markup.slice(start, end), ' ')}<p>`;
  if (from !== undefined) {
    if (to !== undefined && (to < from || to - from > REACH)) return [];
    // What comes first is the end of the line above.
    const rows = [...shownRows(part(from, to ?? from + REACH))].slice(1);
    return (to === undefined ? rows.slice(0, most) : rows).map(({ text }) => withoutBullet(text));
  }
  if (to === undefined) return [];
  return lastShownRows(part(Math.max(0, to - REACH), to), most).map(withoutBullet);
}
