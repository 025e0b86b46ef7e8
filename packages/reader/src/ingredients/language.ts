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

const LANGUAGES = Object.keys(WORDS) as Language[];
const ALIASES: Readonly<Record<string, Language>> = { nb: 'no', nn: 'no' };

/** The words and phrases a language measures with, and the unit each of them means. */
export const unitWords = (language: Language): readonly (readonly [string, UnitName])[] =>
  unitEntries(WORDS[language]);

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
  const primary = tag?.trim().toLowerCase().split(/[-_]/u)[0] ?? '';
  return LANGUAGES.find((language) => language === primary) ?? ALIASES[primary];
}

const tellingLists = (words: LanguageWords): string[] => [
  ...Object.values(words.units),
  ...Object.values(words.unitsOfThings ?? {}).map((unit) => unit.words),
  ...Object.values(words.numbers),
  words.joiners,
  words.rangeWords,
  words.plusWords,
  words.approximately,
  words.sizes,
  words.some,
  words.toTaste,
  words.noteStarts,
  words.prepared,
];

let speakers: Map<string, Language[]> | undefined;

function languagesByWord(): Map<string, Language[]> {
  if (speakers) return speakers;
  speakers = new Map();
  for (const language of LANGUAGES) {
    const words = new Set(tellingLists(WORDS[language]).flatMap((list) => list.split(/[ _]/u)));
    for (const word of words) speakers.set(word, [...(speakers.get(word) ?? []), language]);
  }
  return speakers;
}

/** The language whose kitchen words a line uses most; English where nothing tells. */
export function guessLanguage(line: string): Language {
  const votes = new Map<Language, number>();
  for (const word of line
    .slice(0, 200)
    .toLowerCase()
    .split(/[^\p{L}']+/u)) {
    const languages = word === '' ? [] : (languagesByWord().get(word) ?? []);
    for (const language of languages) {
      votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length);
    }
  }
  let best: Language = 'en';
  for (const [language, score] of votes) {
    if (score > (votes.get(best) ?? 0)) best = language;
  }
  return best;
}
