import type { Page } from './page.ts';
import type { ScannedPage } from './scan/scan-page.ts';
import { plainLine } from './text/plain-text.ts';
import { wordShare, wordsOf } from './text/word-share.ts';

type HeadedPage = Pick<ScannedPage, 'markup' | 'headingsAt'>;

const HEADING_MAX = 2_000;
const HEADING = /^<h1\b[^>]*>([\s\S]*?)<\/h1/i;

/** The first main headings of a page. */
export const mainHeadings = ({ markup, headingsAt }: HeadedPage): string[] =>
  headingsAt
    .map((at) => plainLine(HEADING.exec(markup.slice(at, at + HEADING_MAX))?.[1] ?? ''))
    .filter((heading) => heading !== '');

const PRAISE =
  /^(?:best|ever|easy|super|quick|simple|simply|perfect|classic|homemade|amazing|awesome|delicious|healthy|secret|style|make|with|from|your|recipes?|rezepte?|recepten?|recettes?|recetas?|receitas?|ricette?|opskrift|oppskrift|przepis)$/;
const SHORT = 3;

/** The words that name the dish, in the singular where an "s" is all that differs. */
export const dishWords = (title: string): string => {
  const naming = wordsOf(title).filter((word) => word.length > SHORT && !PRAISE.test(word));
  return [...new Set(naming.map((word) => word.replace(/s$/, '')))].join(' ');
};

/** A text that names no dish says nothing against another. */
const shareOf = (part: string, whole: string): number => (part === '' ? 1 : wordShare(part, whole));

const SAME_DISH = 0.5;

/** Whether two titles may name one dish: either holds half of the words of the other. */
export function mayNameSameDish(one: string, other: string): boolean {
  const [ours, theirs] = [dishWords(one), dishWords(other)];
  return Math.max(shareOf(ours, theirs), shareOf(theirs, ours)) >= SAME_DISH;
}

/** Whether neither the main headings of a page nor the titles in its head may name a dish. */
export function isForeign(title: string, page: Page): boolean {
  const { head } = page;
  const inHead = [head.title, head.socialTitle].filter((text) => text !== '');
  if (inHead.some((text) => mayNameSameDish(title, text))) return false;
  const named = mainHeadings(page);
  return named.length + inHead.length > 0 && !named.some((text) => mayNameSameDish(title, text));
}

/** What the page's main heading calls the dish, where that is another name than its data has. */
export function otherTitle(title: string, page: HeadedPage): string | null {
  const name = dishWords(title);
  const headings = mainHeadings(page).map((text) => ({ text, words: dishWords(text) }));
  const agrees = headings.some(
    ({ words }) => shareOf(name, words) === 1 || shareOf(words, name) === 1,
  );
  if (agrees) return null;
  return headings.find(({ words }) => shareOf(name, words) >= SAME_DISH)?.text ?? null;
}
