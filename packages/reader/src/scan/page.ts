import type { PageHead } from './page-head.ts';
import type { ScannedPage } from './scan-page.ts';

/** A page with what was found in it before any of its recipes is read. */
export interface Page extends ScannedPage {
  html: string;
  head: PageHead;
}
