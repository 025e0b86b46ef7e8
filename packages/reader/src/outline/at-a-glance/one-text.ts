import type { Span } from '../../scan/span.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';

/** Whether no tag stands within a part of the bare text, and one before it: it is then a row, or a part of one, and not several. */
export const isOneText = ({ from, to }: Span, { places }: ScannedPage): boolean =>
  places.beginsAt(from) && places.of(to - 1).bareAt === from;
