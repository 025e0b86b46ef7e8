import { CARD_WORDS } from './cooking-words.ts';
import { DISHES_FROM_ABROAD } from './dish-and-place-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES, KIN_WORDS } from './given-names.ts';
import { isFormOf } from './word-forms.ts';

type Words = ReadonlySet<string>;

const inAnyForm =
  (...lists: readonly Words[]) =>
  (word: string): boolean =>
    lists.some((words) => words.has(word) || isFormOf(word, words));

/** The words whose letters show how English is spelled; dishes that kept their names do not. */
export const ENGLISH_LISTS: readonly Words[] = [CARD_WORDS, EVERYDAY_WORDS, GIVEN_NAMES, KIN_WORDS];

/** A word exactly as some list has it: enough where a sign may belong to a number or a measure. */
export const isListed = (word: string): boolean => CARD_WORDS.has(word) || EVERYDAY_WORDS.has(word);

/** A word in any of its forms, but no name: in the middle of a line a name is seldom one. */
export const isWord = inAnyForm(CARD_WORDS, EVERYDAY_WORDS, DISHES_FROM_ABROAD);

/** A word in any of its forms, or what people are called, as in titles. */
export const isWordOrName = inAnyForm(...ENGLISH_LISTS, DISHES_FROM_ABROAD);
