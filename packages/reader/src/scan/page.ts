import type { PageHead } from './page-head.ts';
import { type ScannedPage, scanPage } from './scan-page.ts';

/** A page with what was found in it before any of its recipes is read. */
export interface Page extends ScannedPage {
  html: string;
  head: PageHead;
}

/** A page with other markup for what it shows; its head and its scripts stay. */
export function withBody(written: string, page: Page): Page {
  const { markup, shown, places, items, headings } = scanPage(written);
  return { ...page, markup, shown, places, items, headings };
}
