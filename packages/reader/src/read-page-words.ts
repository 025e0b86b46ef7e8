import { parseDocument } from './dom/tree/page-document.ts';
import { LineReader } from './dom/lines/page-lines.ts';
import { baseAddress, bestImage } from './fields/image-url.ts';
import { readPageHead } from './scan/page-head.ts';
import { scanPage } from './scan/scan-page.ts';
import { forgettingAll } from './text/known-while-reading.ts';
import { clamp } from './text/clamp.ts';
import { plainLines } from './text/plain-text.ts';

export interface PageWords {
  /** What a reader of the page sees, line by line. */
  readonly text: string;
  readonly imageUrl: string | null;
}

const MARKUP = /<(?:!doctype|[a-z][a-z1-6]*)\b[^<>]{0,2000}>/i;

/** The words of a page or a text, for whoever can make more of them than this package. */
export function readPageWords(html: string, url: string | null, max: number): PageWords {
  const { title, images, base } = forgettingAll(() => readPageHead(scanPage(html)));
  const document = MARKUP.test(html) ? parseDocument(html) : null;
  const lines = document
    ? new LineReader().read(document.root).lines.map(({ text }) => text)
    : plainLines(html);
  const text = [...new Set([title, ...lines])].filter((line) => line !== '').join('\n');
  return {
    text: clamp(text, max),
    imageUrl: url === null ? null : bestImage(images, baseAddress(base, url)),
  };
}
