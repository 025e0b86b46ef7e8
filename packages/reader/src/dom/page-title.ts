import type { PageHead } from '../page-head.ts';
import { wordShare } from '../text/word-share.ts';
import type { PageLines } from './page-lines.ts';

const SITE_NAME = /\s+(?:[|»·•–—]|-)\s+[^|»·•–—]+$/u;

/** "Cookbook:Apple pie", "Recipe: apple pie": the section of the site stands before the dish. */
const SAYS_RECIPE =
  /^(?:cookbook|recipe|kochbuch|rezept|recept|recette|receta|receita|ricetta|opskrift|oppskrift|przepis)\s*:\s*(?=\p{L})/iu;

/** The name of the dish: the main heading that the page's title also names, else the title itself. */
export function readPageTitle(page: PageLines, head: PageHead): string {
  const titles = page.lines.filter((line) => line.heading === 1 || line.heading === 2).slice(0, 40);
  const declared = `${head.title} ${head.socialTitle}`;
  const main = titles.filter((line) => line.heading === 1);
  const named =
    main.find((line) => wordShare(line.text, declared) >= 0.6) ??
    (main.length === 1 ? main[0] : undefined);
  if (named) return named.text.replace(SAYS_RECIPE, '');
  return (head.socialTitle || head.title).replace(SITE_NAME, '') || (main[0]?.text ?? '');
}
