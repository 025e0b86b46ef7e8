import type { ScannedPage } from '../../scan/scan-page.ts';
import { BLOCK_TAG } from '../../text/block-tag.ts';
import { endOf, type SeenLine } from '../seen-lines.ts';

/** Whether tags that part rows stand within a line. */
export function isParted(line: SeenLine, { places, markup }: ScannedPage): boolean {
  const last = endOf(line) - 1;
  if (!places.isParted(line.at, last)) return false;
  const written = markup.slice(places.of(line.at).markupAt, places.of(last).markupAt);
  return written.search(BLOCK_TAG) >= 0;
}
