import type { PageHead } from './page-head.ts';
import { plainLine } from './text/plain-text.ts';
import { wordShare, wordsOf } from './text/word-share.ts';

export interface TitledPage {
  markup: string;
  head: PageHead;
}

const MOST = 8;
const HEADING_MAX = 2_000;
const HEADING = /^<h1\b[^>]*>([\s\S]*?)<\/h1/i;

function headingsFrom(opening: string, markup: string): string[] {
  const found: string[] = [];
  let at = markup.indexOf(opening);
  for (let seen = 0; at >= 0 && seen < MOST; seen++) {
    found.push(plainLine(HEADING.exec(markup.slice(at, at + HEADING_MAX))?.[1] ?? ''));
    at = markup.indexOf(opening, at + opening.length);
  }
  return found.filter((heading) => heading !== '');
}

/** The first main headings of a page, read without building a document. A page spells all of its tags alike. */
export function mainHeadings(markup: string): string[] {
  const found = headingsFrom('<h1', markup);
  return found.length > 0 ? found : headingsFrom('<H1', markup);
}

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
export function isForeign(title: string, { markup, head }: TitledPage): boolean {
  const inHead = [head.title, head.socialTitle].filter((text) => text !== '');
  if (inHead.some((text) => mayNameSameDish(title, text))) return false;
  const named = mainHeadings(markup);
  return named.length + inHead.length > 0 && !named.some((text) => mayNameSameDish(title, text));
}

/** What the page's main heading calls the dish, where that is another name than its data has. */
export function otherTitle(title: string, markup: string): string | null {
  const name = dishWords(title);
  const headings = mainHeadings(markup).map((text) => ({ text, words: dishWords(text) }));
  const agrees = headings.some(
    ({ words }) => shareOf(name, words) === 1 || shareOf(words, name) === 1,
  );
  if (agrees) return null;
  return headings.find(({ words }) => shareOf(name, words) >= SAME_DISH)?.text ?? null;
}
