import type { ScannedPage } from '../scan/scan-page.ts';
import { itemAround, itemsIn, type Span } from './list-item.ts';

/**
 * Whether a part of the bare text that ends where a line begins may be an item of the same list, or the rest of what
 * stands before it. What is written otherwise than as items is not told so easily.
 */
export function mayHoldItem({ from, to }: Span, { markup, places }: ScannedPage): boolean {
  const end = places.of(to).markupAt;
  if (!itemAround(end, markup) || !places.of(from).isFirst) return true;
  const between = markup.slice(places.of(from - 1).markupAt, end);
  // One of them opens the line behind.
  return [...itemsIn(between)].length > 1;
}
