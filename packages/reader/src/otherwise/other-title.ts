import { dishShare, dishWords, mayNameSameDish, SAME_DISH } from '../vocabulary/dish-words.ts';
import type { Page } from '../scan/page.ts';
import { bareOf } from '../text/bare-text.ts';

/** Most texts begin with the very title, which needs no look at their words. */
const mayBeNamed = (title: string, text: string): boolean =>
  `${text} `.startsWith(`${title} `) || mayNameSameDish(title, text);

/** Whether neither the main headings of a page nor the titles in its head may name a dish. */
export function isForeign(title: string, page: Page): boolean {
  const { head } = page;
  const inHead = [head.title, head.socialTitle].filter((text) => text !== '');
  if (inHead.some((text) => mayBeNamed(title, text))) return false;
  const named = page.headings;
  return named.length + inHead.length > 0 && !named.some((text) => mayBeNamed(title, text));
}

/** Whether a title is that of the site: the page is headed by another, which stands before it in the head too. */
export function namesSite(title: string, page: Page): boolean {
  const bare = bareOf(title);
  const headings = page.headings;
  if (bare === '' || headings.some((text) => mayBeNamed(title, text))) return false;
  if (headings.length > 0 && bare === bareOf(page.head.siteName)) return true;
  const inHead = bareOf(page.head.title);
  return headings.some((text) => {
    const at = inHead.indexOf(bareOf(text));
    return at >= 0 && inHead.indexOf(bare) > at;
  });
}

/** What the page's main heading calls the dish, where that is another name than its data has. */
export function otherTitle(title: string, page: Page): string | null {
  const named = page.headings;
  if (named.includes(title)) return null;
  const name = dishWords(title);
  const headings = named.map((text) => ({ text, words: dishWords(text) }));
  const agrees = headings.some(
    ({ words }) => dishShare(name, words) === 1 || dishShare(words, name) === 1,
  );
  if (agrees) return null;
  const alike = headings.find(({ words }) => dishShare(name, words) >= SAME_DISH);
  if (alike) return alike.text;
  // A name that the page shows nowhere is hardly that of its dish.
  const isNowhere = !page.shown.includes(bareOf(title));
  return isNowhere ? (headings[0]?.text ?? null) : null;
}
