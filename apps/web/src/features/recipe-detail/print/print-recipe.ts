import type { Recipe } from '@commonplate/contract';
import printStyles from './print-page.css?url';
import { fitToPage } from './fit-to-page.ts';
import { writeSheet } from './print-document.ts';
import { type PrintScale, printSheet } from './print-sheet.ts';

async function styled(document: Document): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(printStyles, window.location.href).href;
  const loaded = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    // Without its style sheet the page is plain, and can still be printed.
    link.addEventListener('error', resolve);
  });
  const charset = document.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  document.head.append(charset, link);
  await loaded;
  await document.fonts.ready;
}

async function offerPrint(page: Window): Promise<void> {
  await styled(page.document);
  if (page.closed) return;
  const sheet = page.document.querySelector('main');
  if (sheet !== null) fitToPage(sheet);
  page.focus();
  page.print();
}

/** Opens the recipe in a window of its own and offers to print it; false when the window was blocked. */
export function printRecipe(recipe: Recipe, scale: PrintScale): boolean {
  const page = window.open('', '_blank');
  if (page === null) return false;
  writeSheet(page.document, printSheet(recipe, scale, new Date()));
  void offerPrint(page);
  return true;
}
