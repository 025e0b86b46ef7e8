import type { Span } from '../scan/list-items.ts';
import type { ScannedPage } from '../scan/scan-page.ts';

/** Whether a part of the bare text stands between two tags as a whole: it is then a row, or a part of one, and not several. */
export const isOneText = ({ from, to }: Span, { places }: ScannedPage): boolean =>
  places.beginsAt(from) && places.of(to - 1).bareAt === from;
