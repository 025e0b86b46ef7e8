import { dishShare, dishWords, mayNameSameDish, SAME_DISH } from '../vocabulary/dish-words.ts';
import { dietsIn } from '../vocabulary/diet-words.ts';
import type { Page } from '../scan/page.ts';
import { lengthenedBy } from './shortened-title.ts';
import { isOwnRow } from '../shown/lists/own-row.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';

const holdsWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

/** Most texts hold the very title or are held by it, which needs no look at single words. */
const mayBeNamed = (title: string, text: string): boolean =>
  holdsWords(text, title) || holdsWords(title, text) || mayNameSameDish(title, text);

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
  const { siteName, title: headTitle, socialTitle } = page.head;
  const isHeaded = headings.length > 0 || (socialTitle !== '' && !mayBeNamed(title, socialTitle));
  if (isHeaded && bare === bareOf(siteName)) return true;
  const inHead = bareOf(headTitle);
  return headings.some((text) => {
    const at = inHead.indexOf(bareOf(text));
    return at >= 0 && inHead.indexOf(bare) > at;
  });
}

/** The address of a link is rarely longer. */
const LINK_REACH = 2_000;
const MOST_PLACES = 20;

function isInLink(place: number, { markup, places }: Page): boolean {
  const { markupAt } = places.of(place);
  const before = markup.slice(Math.max(0, markupAt - LINK_REACH), markupAt).toLowerCase();
  return before.lastIndexOf('<a ') > before.lastIndexOf('</a');
}

/** Whether a page shows a title in links alone: those of other recipes. */
const isOnlyLinked = (title: string, page: Page): boolean =>
  [...placesIn(page.shown, bareOf(title), MOST_PLACES)].every((place) => isInLink(place, page));

const CARD_HEADING = /<h[2-6]\b[^<>]{0,300}(?:recipe|title|name)[^<>]{0,300}>\s{0,40}$/i;
const HEADING_REACH = 640;

/** Whether a lesser heading that the page calls a title is this one, word for word: that of the card below the story, which has another. */
const isCardName = (title: string, page: Page): boolean =>
  [...placesIn(page.shown, bareOf(title), MOST_PLACES)].some((at) => {
    const { markupAt } = page.places.of(at);
    return (
      isOwnRow({ line: title, bare: bareOf(title), at }, page) &&
      CARD_HEADING.test(page.markup.slice(markupAt - HEADING_REACH, markupAt))
    );
  });

/** The diets that a title names; what stands behind a stroke is the name of the site. */
const dietsOf = (text: string): string => dietsIn(text.split(' | ', 1)[0] ?? '');

/** The heading that names the dish for another diet than its title does, where none names it for the same; else null. */
function otherDiet(title: string, headings: readonly string[], { head }: Page): string | null {
  const diets = dietsOf(title);
  const isSame = (text: string): boolean => dietsOf(text) === diets;
  if (headings.some(isSame)) return null;
  if (diets !== '' && [head.title, head.socialTitle].some(isSame)) return null;
  return headings[0] ?? null;
}

/** What the page's main heading calls the dish, where that is another name than its data has. */
export function otherTitle(title: string, page: Page): string | null {
  const named = page.headings;
  if (named.includes(title)) return null;
  const longer = lengthenedBy(title, page);
  if (longer !== null) return isCardName(title, page) ? null : longer;
  const name = dishWords(title);
  const headings = named.map((text) => ({ text, words: dishWords(text) }));
  const agreeing = headings.filter(
    ({ words }) => dishShare(name, words) === 1 || dishShare(words, name) === 1,
  );
  if (agreeing.length > 0) {
    // Without a word for the dish, nothing tells that both name the same.
    const naming = name === '' ? [] : agreeing.filter(({ words }) => words !== '');
    return otherDiet(
      title,
      naming.map(({ text }) => text),
      page,
    );
  }
  const alike = headings.find(({ words }) => dishShare(name, words) >= SAME_DISH);
  if (alike) return isCardName(title, page) ? null : alike.text;
  // A name that the page shows nowhere, or only to lead elsewhere, is hardly that of its dish.
  const isNowhere = !page.shown.includes(bareOf(title));
  const isOfAnother = isNowhere || (isForeign(title, page) && isOnlyLinked(title, page));
  return isOfAnother ? (headings[0]?.text ?? null) : null;
}
