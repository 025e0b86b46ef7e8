import { fold, foldedWords } from '../card/words/fold.ts';
import { PARTS } from '../card/words/vocabulary.ts';
import { namesFood } from '../foods/food-words.ts';
import { KITCHEN_WORDS } from '../foods/kitchen-words.ts';
import { knownLanguage } from '../ingredients/language.ts';

const SUFFIX_LEAST = 3;
const SUFFIXES = [...PARTS].filter((part) => part.length >= SUFFIX_LEAST && !part.includes(' '));
/** What a food has behind its stem where it is no other word: "jajek", "kycklingar". */
const ENDING = 3;

/** Sauces and creams that come in bottles and cups. */
const IN_BOTTLES = /so[jy]|\bfis[ck]h?|worcester|oyster|hoisin|tabasco|fraiche|double/u;

/** "Ciasto kruche", "brun sovs", "gräddsås": the word for a part stands first, last or at the end of a word. */
export function hasPartWord(text: string): boolean {
  const words = foldedWords(text);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (IN_BOTTLES.test(fold(text))) return false;
  return PARTS.has(first) || SUFFIXES.some((part) => last.endsWith(part));
}

const stemsOf = (language: string): string[] => {
  const spoken = knownLanguage(language);
  return spoken === undefined ? [] : KITCHEN_WORDS[spoken].foods.replaceAll('!', '').split(' ');
};

/** Whether a text is of nothing but food as it is bought: "lax", which "laxburgare" is not. */
function isBought(text: string, language: string): boolean {
  const stems = stemsOf(language);
  return foldedWords(text).every(
    (word) =>
      namesFood(word, 'en') ||
      stems.some((stem) => word.startsWith(stem) && word.length - stem.length <= ENDING),
  );
}

interface Recipe {
  readonly title: string;
  /** What stands below the list, folded. */
  readonly below: string;
  readonly language: string;
}

/** Whether a line of a list is called as parts of dishes are. What is bought is used by its name below; a part is as it is made. */
export function isCalledByDish(text: string, { title, below, language }: Recipe): boolean {
  const isInTitle = fold(title).includes(fold(text));
  if (hasPartWord(text)) return isInTitle || !below.includes(fold(text));
  return isInTitle && !isBought(text, language);
}
