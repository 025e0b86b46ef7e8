import type { CardLanguage } from './card-language.ts';
import { fold } from './fold.ts';
import { danish } from './languages/danish.ts';
import { dutch } from './languages/dutch.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { hungarian } from './languages/hungarian.ts';
import { italian } from './languages/italian.ts';
import { norwegian } from './languages/norwegian.ts';
import { polish } from './languages/polish.ts';
import { portuguese } from './languages/portuguese.ts';
import { spanish } from './languages/spanish.ts';
import { swedish } from './languages/swedish.ts';

export const CARD_LANGUAGES: readonly CardLanguage[] = [
  english,
  german,
  dutch,
  french,
  spanish,
  portuguese,
  italian,
  swedish,
  danish,
  norwegian,
  polish,
  hungarian,
];

type WordList = Exclude<keyof CardLanguage, 'code'>;

/** The words and phrases of one list as they are written, accents and all. */
export const writtenWords = (language: CardLanguage, list: WordList): string[] =>
  language[list]
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('_', ' '));

/** The words and phrases of one list, folded. */
export const wordsOf = (language: CardLanguage, list: WordList): string[] =>
  writtenWords(language, list).map(fold);

/** The words and phrases of one list in every language, folded. */
export const inAllLanguages = (list: WordList): ReadonlySet<string> =>
  new Set(CARD_LANGUAGES.flatMap((language) => wordsOf(language, list)));

export const NUMBER_WORDS = inAllLanguages('numbers');
export const PARTS = inAllLanguages('parts');
export const TITLE_LABELS = inAllLanguages('titleLabels');

const SPECIAL_IN_PATTERNS = /[.*+?^${}()|[\]\\/]/g;

/** One pattern for every phrase of a list in every language, the longest first. */
export function anyPhrase(...lists: WordList[]): string {
  const phrases = new Set(lists.flatMap((list) => [...inAllLanguages(list)]));
  return [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase.replace(SPECIAL_IN_PATTERNS, String.raw`\$&`).replaceAll(' ', String.raw`\s+`),
    )
    .join('|');
}

/** Whole phrases of a list anywhere in a folded text. */
export const phrasePattern = (list: WordList): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${anyPhrase(list)})(?![\p{L}\d])`, 'gu');
