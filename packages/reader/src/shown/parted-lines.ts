import { MAX_COMPARED } from '../finding/max-compared.ts';
import { statesAmount } from '../lines/page-line-likeness.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { placeInTurn } from '../text/line-at.ts';
import { partBehind } from './part-behind.ts';

/** More letters than a few ingredients have. */
const LINE_MAX = 400;

/** A line as the items that the page makes of it. */
function partAt(line: string, at: number, { places, items }: ScannedPage): string[] {
  const end = at + bareOf(line).length;
  const span = { from: places.of(at).markupAt, to: places.of(end - 1).markupAt };
  const parts: string[] = [];
  let rest = line;
  let from = at;
  for (const item of items.within(span)) {
    const begins = places.behind(item.from);
    const parted = partBehind(bareOf(rest).slice(0, begins - from), rest);
    if (!parted || begins <= from || begins >= end) continue;
    parts.push(parted.before.trim());
    rest = parted.behind;
    from = begins;
  }
  return [...parts, rest];
}

/** The ingredients, of which the page shows some as items of their own where the data has them on one line. */
export function partAsShown(lines: readonly string[], page: ScannedPage): string[] {
  if (lines.length > MAX_COMPARED) return [...lines];
  const placeOf = placeInTurn(page.shown);
  return lines.flatMap((line) => {
    const at = line.length > LINE_MAX ? -1 : placeOf(bareOf(line));
    if (at < 0) return [line];
    const parts = partAt(line, at, page);
    return parts.length > 1 && parts.some(statesAmount) ? parts : [line];
  });
}
