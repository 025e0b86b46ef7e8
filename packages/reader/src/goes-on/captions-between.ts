import type { ScannedPage } from '../scan/scan-page.ts';
import type { Span } from '../scan/span.ts';
import type { RowBeside } from '../shown/rows-beside-line.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import { plainLine } from '../text/plain-text.ts';

const OPENS_CAPTION = /<figcaption\b[^<>]*>(?:\s|<\/?(?:p|b|strong|em|i|span)\b[^<>]*>)*$/i;
/** No such tags take more. */
const OPENING_MAX = 400;
const CAPTION = /<figcaption\b[^<>]*>([^]{0,2000}?)<\/figcaption>/gi;

/** Whether a page tells its steps below pictures, as what these show: there are then no other words of pictures between them. */
export function areCaptions(steps: readonly SeenLine[], { markup, places }: ScannedPage): boolean {
  const first = steps.find(({ at }) => at >= 0);
  if (!first) return false;
  const { markupAt } = places.of(first.at);
  return OPENS_CAPTION.test(markup.slice(Math.max(0, markupAt - OPENING_MAX), markupAt));
}

/** What pictures show between two places of the bare text, behind the last heading there; the tags of figures part no rows. */
export function captionsBetween({ from, to }: Span, { markup, places }: ScannedPage): RowBeside[] {
  // Its tag stands before the first word.
  const start = places.of(Math.max(0, from - 1)).markupAt;
  const written = markup.slice(start, places.of(to).markupAt);
  const headed = written.search(/<\/h\d>(?![^]*<\/h\d>)/i);
  return Array.from(written.slice(Math.max(0, headed)).matchAll(CAPTION), ([, words = '']) => ({
    tag: 'figcaption',
    text: plainLine(words),
    isSetApart: false,
  }));
}
