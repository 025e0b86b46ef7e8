import type { CardLanguage } from '../words/card-language.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { fold } from '../words/fold.ts';
import { measureWords, UNITS } from '../words/measure-words.ts';
import type { Mended } from './mended-word.ts';
import { CARD_LANGUAGES, wordsOf } from '../words/vocabulary.ts';

const SHORTEST = 5;
const FURTHEST = 1;

const measuresOf = new Map(
  CARD_LANGUAGES.map(({ code }): [string, string[]] => [
    code,
    measureWords(code).filter((word) => word.length >= SHORTEST),
  ]),
);

const LISTS = [
  'verbs',
  'sentenceWords',
  'numbers',
  'parts',
  'servings',
  'minutes',
  'hours',
  'countedFoods',
  'neverMeasures',
] as const;

const ownWords = (language: CardLanguage): string[] =>
  LISTS.flatMap((list) => wordsOf(language, list)).flatMap((phrase) => phrase.split(' '));

/** A word is a word in whichever language a card mixes in: "2 tapas" on a French one. */
const KNOWN: ReadonlySet<string> = new Set(CARD_LANGUAGES.flatMap(ownWords));

/**
 * The measure that a word hard to read stands for at the measure's place; null where it may be a word of its own.
 * One that only lacks the "s" of a plural was not misread: "bouquets" measure herbs, but "1 bouquet garni" is a thing.
 */
export function nearestMeasure(word: string, language: string): Mended | null {
  const folded = fold(word);
  const isWord = UNITS.has(folded) || KNOWN.has(folded);
  if (folded.length < SHORTEST || isWord) return null;
  const near = measuresOf
    .get(language)
    ?.find(
      (measure) =>
        fold(measure) !== `${folded}s` && editDistance(folded, fold(measure), FURTHEST) <= FURTHEST,
    );
  return near === undefined ? null : { text: near, isSure: false };
}
