import { dishShare, dishWords, mayNameSameDish, SAME_DISH } from './dish-words.ts';
import { mainHeadings } from './main-headings.ts';
import type { Page } from './page.ts';
import type { ScannedPage } from './scan/scan-page.ts';

/** Whether neither the main headings of a page nor the titles in its head may name a dish. */
export function isForeign(title: string, page: Page): boolean {
  const { head } = page;
  const inHead = [head.title, head.socialTitle].filter((text) => text !== '');
  if (inHead.some((text) => mayNameSameDish(title, text))) return false;
  const named = mainHeadings(page);
  return named.length + inHead.length > 0 && !named.some((text) => mayNameSameDish(title, text));
}

/** What the page's main heading calls the dish, where that is another name than its data has. */
export function otherTitle(title: string, page: ScannedPage): string | null {
  const name = dishWords(title);
  const headings = mainHeadings(page).map((text) => ({ text, words: dishWords(text) }));
  const agrees = headings.some(
    ({ words }) => dishShare(name, words) === 1 || dishShare(words, name) === 1,
  );
  if (agrees) return null;
  return headings.find(({ words }) => dishShare(name, words) >= SAME_DISH)?.text ?? null;
}
