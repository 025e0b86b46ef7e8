import type { ScannedPage } from '../scan/scan-page.ts';
import type { Span } from '../scan/span.ts';
import { opensCaption } from '../shown/markup/caption-tag.ts';
import type { RowBeside } from '../shown/rows-beside-line.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import { plainLine } from '../text/plain-text.ts';

const CAPTION = /<figcaption\b[^<>]{0,300}>([^]{0,2000}?)<\/figcaption>/gi;
const HEADING_END = /<\/h\d>/gi;
/** Of the markup between two steps, as much as a picture or two take. */
const MARKUP_MAX = 20_000;

/** Whether a page tells its steps below pictures, as what these show: there are then no other words of pictures between them. */
export function areCaptions(steps: readonly SeenLine[], { markup, places }: ScannedPage): boolean {
  const first = steps.find(({ at }) => at >= 0);
  if (!first) return false;
  return opensCaption(markup, places.of(first.at).markupAt);
}

/** What pictures show between two places of the bare text, behind the last heading there; the tags of figures part no rows. */
export function captionsBetween({ from, to }: Span, { markup, places }: ScannedPage): RowBeside[] {
  // The tag of the first caption stands before the first word behind that place.
  const start = places.of(Math.max(0, from - 1)).markupAt;
  const end = places.of(to).markupAt;
  if (end - start > MARKUP_MAX) return [];
  const written = markup.slice(start, end);
  const headed = [...written.matchAll(HEADING_END)].at(-1)?.index ?? 0;
  return Array.from(written.slice(headed).matchAll(CAPTION), ([, words = '']) => ({
    tag: 'figcaption',
    text: plainLine(words),
    isSetApart: false,
  }));
}
