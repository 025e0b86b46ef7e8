import { plainLine } from './text/plain-text.ts';

const MOST = 8;
const HEADING_MAX = 2_000;
const HEADING = /^<h1\b[^>]*>([\s\S]*?)<\/h1/;

/** The first main headings of a page, read without building a document. */
function mainHeadings(html: string): string[] {
  const found: string[] = [];
  let at = html.indexOf('<h1');
  for (let seen = 0; at >= 0 && seen < MOST; seen++) {
    found.push(plainLine(HEADING.exec(html.slice(at, at + HEADING_MAX))?.[1] ?? ''));
    at = html.indexOf('<h1', at + 3);
  }
  return found.filter((heading) => heading !== '');
}

const PRAISE =
  /^(?:best|ever|easy|super|quick|simple|simply|perfect|classic|homemade|amazing|awesome|delicious|healthy|secret|style|make|with|from|your|recipes?|rezepte?|recepten?|recettes?|recetas?|receitas?|ricette?|opskrift|oppskrift|przepis)$/;
const SHORT = 3;

/** The words that name the dish, in the singular where an "s" is all that differs. */
const dishWords = (title: string): Set<string> =>
  new Set(
    (
      title
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .filter((word) => word.length > SHORT && !PRAISE.test(word))
      .map((word) => word.replace(/s$/, '')),
  );

const shareOf = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number =>
  part.size === 0 ? 1 : [...part].filter((word) => whole.has(word)).length / part.size;

const SAME_DISH = 0.5;

/** What the page's main heading calls the dish, where that is another name than its data has. */
export function otherTitle(title: string, html: string): string | null {
  const name = dishWords(title);
  const headings = mainHeadings(html).map((text) => ({ text, words: dishWords(text) }));
  const agrees = headings.some(
    ({ words }) => shareOf(name, words) === 1 || shareOf(words, name) === 1,
  );
  if (agrees) return null;
  return headings.find(({ words }) => shareOf(name, words) >= SAME_DISH)?.text ?? null;
}
