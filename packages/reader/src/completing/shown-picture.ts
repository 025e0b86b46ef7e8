import { type PageDocument, parseDocument } from '../dom/tree/page-document.ts';
import { findPagePicture } from '../dom/page-picture.ts';
import type { Finding } from '../finding/finding.ts';
import type { Page } from '../scan/page.ts';

const PICTURE = /<(?:amp-)?img\b/i;

/** Takes a picture that the page shows of a dish for which none is declared. */
export function addShownPicture(
  recipe: Finding,
  { head, markup }: Page,
  parsed: PageDocument | null = null,
): void {
  if (recipe.images.length > 0 || head.images.length > 0) return;
  const document = parsed ?? (PICTURE.test(markup.whole) ? parseDocument(markup.whole) : null);
  recipe.images = document ? findPagePicture(document, recipe.title) : [];
  recipe.imageIsShown = recipe.images.length > 0;
}
