import { MAX_COMPARED } from '../finding/max-compared.ts';
import { statesAmount } from '../lines/page-line-likeness.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { seenLines } from './seen-lines.ts';
import { splitAfter } from './split-after.ts';

/** More letters than a few ingredients have. */
const LINE_MAX = 400;
/** Some of them may be empty. */
const MOST_ITEMS = 40;
const LIST_TAG = /<[uo]l\b/i;

/** A line as the items that the page makes of it. */
function itemsOf(line: string, at: number, { markup, places, items }: ScannedPage): string[] {
  const end = at + bareOf(line).length;
  const span = { from: places.of(at).markupAt, to: places.of(end - 1).markupAt };
  const found: string[] = [];
  let rest = line;
  let from = at;
  let seen = 0;
  for (const item of items.within(span)) {
    if (++seen > MOST_ITEMS) break;
    const begins = places.behind(item.from);
    if (begins <= from || begins >= end) continue;
    // What stands in an item of its own below an ingredient is said of that one.
    if (LIST_TAG.test(markup.slice(span.from, item.from))) return [line];
    const split = splitAfter(bareOf(rest).slice(0, begins - from), rest);
    if (!split) continue;
    const [closing = ''] = /^[^\s([{]*/.exec(split.signs) ?? [];
    found.push(`${split.before}${closing}`.replace(/[,;]+$/, ''));
    rest = `${split.signs.slice(closing.length).trimStart()}${split.behind}`;
    from = begins;
  }
  return [...found, rest];
}

/** The ingredients, of which the page shows some as items of their own where the data has them on one line. */
export function partAsShown(lines: string[], page: ScannedPage): string[] {
  if (lines.length > MAX_COMPARED) return lines;
  const parted = seenLines(lines, page.shown).flatMap(({ line, at }) => {
    if (at < 0 || line.length > LINE_MAX) return [line];
    const items = itemsOf(line, at, page);
    // An amount and its food may be items, too.
    return items.length > 1 && items.every(statesAmount) ? items : [line];
  });
  return parted.length > lines.length ? parted : lines;
}
