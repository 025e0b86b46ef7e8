import { namesOf } from './tree/page-document.ts';
import { headTitles, type PageHead } from '../scan/page-head.ts';
import { bareOf } from '../text/bare-text.ts';
import { wordShare } from '../text/word-share.ts';
import { sectionKind } from '../vocabulary/section-words.ts';
import type { PageLine, PageLines } from './lines/page-lines.ts';

const SITE_NAME = /\s+[|»·•–—-]\s+(?:(?!\s[|»·•–—-]\s).)+$/u;

/** "Cookbook:Apple pie", "Recipe: apple pie": the section of the site stands before the dish. */
const SAYS_RECIPE =
  /^(?:cookbook|recipe|kochbuch|rezept|recept|recette|receta|receita|ricetta|opskrift|oppskrift|przepis)\s*:\s*(?=\p{L})/iu;

const CARD_NAME =
  /(?:^|[\s_-])(?:recipes?|card|create)[-_]+(?:card[-_]+)?(?:name|title)(?:[\s_-]|$)/i;
const CARD_HEAD_MAX = 60;
const MOST_HEADINGS = 40;

/** The dish as the card names it that holds the recipe: posts often have a longer title. */
function cardTitle(page: PageLines, ingredientsAt: number, declared: string): string | null {
  for (let at = ingredientsAt - 1; at >= Math.max(0, ingredientsAt - CARD_HEAD_MAX); at--) {
    const line = page.lines[at];
    const { element } = line ?? {};
    if (!line || !element || !CARD_NAME.test(namesOf(element)) || line.text.length > 150) continue;
    if (sectionKind(line.text) !== null) continue;
    return wordShare(line.text, declared) >= 0.5 ? line.text : null;
  }
  return null;
}

/** The title for sharing as it is, where the page's own title goes on with the name of the site. */
function titleInHead({ title, socialTitle }: PageHead): string {
  if (socialTitle !== '' && title.length > socialTitle.length && title.startsWith(socialTitle))
    return socialTitle;
  return (socialTitle || title).replace(SITE_NAME, '');
}

/** "with roasted onions" below "Pumpkin soup". */
const CONTINUES =
  /^(?:with|and|in|on|mit|auf|met|en|avec|et|aux?|con|y|com|e|med|och|og|ze?|i)\s.{3,100}$/u;

/** Headings of which the page's title holds more than one line, whether in one element or in two. */
function withNextLines(page: PageLines, line: PageLine, declared: string): string {
  let text = line.text;
  for (const next of page.lines.slice(page.lines.indexOf(line) + 1).slice(0, 3)) {
    const longer = `${text} ${next.text}`;
    const goesOn = CONTINUES.test(next.text) || bareOf(declared).includes(bareOf(longer));
    if (next.heading === 0 || next.heading > 6 || !goesOn) break;
    text = longer;
  }
  return text;
}

/** What the page calls itself, in its head and in its main headings. */
export const pageTitles = (page: PageLines, head: PageHead): string =>
  [headTitles(head), ...mainHeadings(page).map(({ text }) => text)].join(' ');

const mainHeadings = ({ lines }: PageLines): PageLine[] =>
  lines.filter((line) => line.heading === 1).slice(0, MOST_HEADINGS);

/** The heading above the recipe that repeats what the page's title says behind the name of the site: "Our blog: Plum tart". */
function postTitle(
  { lines }: PageLines,
  { title }: PageHead,
  ingredientsAt: number,
): string | null {
  const behind = bareOf(/:\s+(\S.*)$/u.exec(title)?.[1] ?? '');
  if (behind === '') return null;
  const found = lines
    .slice(0, ingredientsAt)
    .findLast(({ heading, text }) => heading > 0 && heading <= 6 && bareOf(text) === behind);
  return found?.text ?? null;
}

/** The name of the dish: the main heading that the page's title also names, else the title itself. */
export function readPageTitle(page: PageLines, head: PageHead, ingredientsAt: number): string {
  const declared = headTitles(head);
  const card = cardTitle(page, ingredientsAt, declared);
  if (card !== null) return card;
  const main = mainHeadings(page);
  const above = main.filter((line) => {
    const at = page.lines.indexOf(line);
    // A heading of two lines is known by its first.
    return at < ingredientsAt && page.lines[at - 1]?.element !== line.element;
  });
  const isDeclared = ({ text }: PageLine): boolean => wordShare(text, declared) >= 0.6;
  const named =
    // The name of the site may stand above that of the dish, and in the page's title too.
    above.findLast(isDeclared) ??
    main.find(isDeclared) ??
    (main.length === 1 ? above[0] : undefined);
  if (named) return withNextLines(page, named, declared).replace(SAYS_RECIPE, '');
  const post = main.length === 0 ? postTitle(page, head, ingredientsAt) : null;
  return post ?? (titleInHead(head) || (main[0]?.text ?? ''));
}
