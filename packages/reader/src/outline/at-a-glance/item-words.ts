import type { ScannedPage } from '../../scan/scan-page.ts';
import type { Span } from '../../scan/span.ts';
import { rowText } from '../../shown/row-text.ts';
import { withoutBullet } from '../../text/bullet.ts';
import { isChatter } from '../../vocabulary/page-chatter.ts';
import { withoutLabel } from '../../vocabulary/step-label.ts';

const CAPTION = /<figcaption\b[^<>]{0,300}>[^]{0,400}?<\/figcaption>/gi;
/** An element that holds nothing but a few words. */
const ASIDE = /<(div|aside|p|small)\b[^<>]{0,300}>([^<>]{2,80})<\/\1>/gi;

/** The text of an item without what the site puts below it: an advertisement, the words under a picture. */
export function itemWords(markup: string): string {
  if (!/<(?:figcaption|div|aside|p|small)\b/i.test(markup)) return rowText(markup);
  const own = markup
    .replace(CAPTION, ' ')
    .replace(ASIDE, (element: string, _tag: string, words: string) =>
      isChatter(words.trim()) ? ' ' : element,
    );
  return own === markup ? rowText(markup) : rowText(own) || rowText(markup);
}

/** The words of an item as those of a step, without what counts it. */
export const wordsOfItem = ({ from, to }: Span, { markup }: ScannedPage): string =>
  withoutLabel(withoutBullet(itemWords(markup.slice(from, to))));
