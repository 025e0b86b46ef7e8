import type { ScannedPage } from '../../scan/scan-page.ts';
import type { Span } from '../../scan/span.ts';

/**
 * Whether a part of the bare text that ends where a line begins may be an item of the same list, or the rest of what
 * stands before it. What is written otherwise than as items is not told so easily.
 */
export function mayHoldItem({ from, to }: Span, { items, places }: ScannedPage): boolean {
  const end = places.of(to).markupAt;
  if (!items.around(end) || !places.of(from).isFirst) return true;
  const between = { from: places.of(from - 1).markupAt, to: end };
  // One of them opens the line behind.
  return [...items.within(between)].length > 1;
}

/** Whether an item begins in a part of the bare text, or between it and the letter before. */
export const holdsItemStart = ({ from, to }: Span, { items, places }: ScannedPage): boolean =>
  !items
    .within({ from: places.of(Math.max(0, from - 1)).markupAt, to: places.of(to).markupAt })
    .next().done;
