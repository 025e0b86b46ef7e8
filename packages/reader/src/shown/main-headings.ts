import type { ScannedPage } from '../scan/scan-page.ts';
import { plainLine } from '../text/plain-text.ts';

const HEADING_MAX = 2_000;
const HEADING = /^<h1\b[^>]*>([\s\S]*?)<\/h1/i;

/** The first main headings of a page. */
export const mainHeadings = ({ markup, headingsAt }: ScannedPage): string[] =>
  headingsAt
    .map((at) => plainLine(HEADING.exec(markup.slice(at, at + HEADING_MAX))?.[1] ?? ''))
    .filter((heading) => heading !== '');
