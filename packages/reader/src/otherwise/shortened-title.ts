import { namesFood } from '../foods/food-words.ts';
import { guessLanguage } from '../ingredients/heard-language.ts';
import { knownLanguage } from '../ingredients/language.ts';
import type { Page } from '../scan/page.ts';
import { dishWords } from '../vocabulary/dish-words.ts';
import { isKindOfDish } from '../vocabulary/kinds-of-dish.ts';
import { wordsOf } from '../text/word-share.ts';

/** Nothing names a dish in more letters with one word that is said of many. */
const LONGEST = 20;

const withoutPlural = (word: string): string => word.replace(/s$/, '');

/** Whether a word of a heading is another, or in some languages ends with it: "Zitronenkuchen". */
const holds = (words: readonly string[], word: string): boolean =>
  words.some((other) => withoutPlural(other) === withoutPlural(word) || other.endsWith(word));

/** Whether a heading goes on behind a word with another that tells of the dish: "Lemon Drizzle Cake", but not "Hummus with Olives". */
function goesOnBehind(text: string, word: string): boolean {
  const lower = text.toLowerCase();
  const [next = ''] =
    /^s? (\p{L}+)/u.exec(lower.slice(lower.indexOf(word) + word.length))?.slice(1) ?? [];
  return dishWords(next) !== '';
}

/** The heading that names a dish of which the title has one word that many others share: "Cake" of "Lemon Drizzle Cake"; else null. */
export function lengthenedBy(title: string, { headings, head }: Page): string | null {
  const words = title.length > LONGEST ? [] : wordsOf(title);
  const [word] = words;
  if (word === undefined || words.length > 1) return null;
  const isLonger = (text: string): boolean =>
    holds(wordsOf(text), word) &&
    wordsOf(dishWords(text)).some((other) => withoutPlural(other) !== withoutPlural(word));
  if (!headings.every(isLonger)) return null;
  const isSaidOfMany = (): boolean =>
    isKindOfDish(word) ||
    (headings.every((text) => goesOnBehind(text, word)) &&
      namesFood(word, knownLanguage(head.language) ?? guessLanguage(title)));
  return isSaidOfMany() ? (headings[0] ?? null) : null;
}
