import type { LanguageWords } from './language-words.ts';
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
import { compileLexicon, unitEntries } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import type { UnitName } from './unit.ts';

const WORDS = {
  en: english,
  de: german,
  fr: french,
  it: italian,
  es: spanish,
  nl: dutch,
  pt: portuguese,
  sv: swedish,
  da: danish,
  no: norwegian,
  pl: polish,
  hu: hungarian,
} as const satisfies Record<string, LanguageWords>;

export type Language = keyof typeof WORDS;

export const LANGUAGES = Object.keys(WORDS) as Language[];
const BY_TAG: ReadonlyMap<string, Language> = new Map([
  ...LANGUAGES.map((language) => [language, language] as const),
  ['nb', 'no'],
  ['nn', 'no'],
]);

/** The words and phrases a language measures with, and the unit each of them means. */
export const unitWords = (language: Language): readonly (readonly [string, UnitName])[] =>
  unitEntries(WORDS[language]);

let prepared: ReadonlySet<string> | null = null;

/** The words of all languages for what is done to an ingredient: "gehackt", "ciselé". English has a rule for them. */
export function preparedWords(): ReadonlySet<string> {
  prepared ??= new Set(LANGUAGES.flatMap((language) => WORDS[language].prepared.split(/[\s_]/)));
  return prepared;
}

export const wordsOf = (language: Language): LanguageWords => WORDS[language];

const compiled = new Map<Language, Lexicon>();

export function lexiconOf(language: Language): Lexicon {
  const known = compiled.get(language);
  if (known) return known;
  const lexicon = compileLexicon(WORDS[language]);
  compiled.set(language, lexicon);
  return lexicon;
}

/** "de-AT", "de_CH" and "DE" are all German; undefined for languages the reader has no words for. */
export function knownLanguage(tag: string | undefined): Language | undefined {
  if (tag === undefined) return undefined;
  return BY_TAG.get(tag) ?? BY_TAG.get(tag.trim().toLowerCase().split(/[-_]/u)[0] ?? '');
}
