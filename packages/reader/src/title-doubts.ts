import { plainLine } from './text/plain-text.ts';

const MOST = 5;
const HEADING_MAX = 2_000;

/** The main headings of a page, read without building a document. */
function mainHeadings(html: string): string[] {
  const found: string[] = [];
  for (
    let at = html.indexOf('<h1');
    at >= 0 && found.length < MOST;
    at = html.indexOf('<h1', at + 3)
  ) {
    const [, text = ''] =
      /^<h1\b[^>]*>([\s\S]*?)<\/h1/.exec(html.slice(at, at + HEADING_MAX)) ?? [];
    const heading = plainLine(text);
    if (heading !== '') found.push(heading);
  }
  return found;
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
