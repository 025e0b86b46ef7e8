import type { PageLine } from '../lines/page-lines.ts';

/** One alone may belong to the last step. */
const ENOUGH = 2;

/** Without the list of other recipes that a page puts below the last step, and the headings of that list. */
export function withoutLinksBelow(lines: readonly PageLine[]): readonly PageLine[] {
  const last = lines.findLastIndex(({ heading, linked }) => heading === 0 && !linked);
  const links = lines.slice(last + 1).filter(({ linked }) => linked);
  return last >= 0 && links.length >= ENOUGH ? lines.slice(0, last + 1) : lines;
}
