import { unitWords } from '../../ingredients/language.ts';
import { fold } from './fold.ts';
import { CARD_LANGUAGES, wordsOf } from './vocabulary.ts';

/** Shorter measures begin other words: with a stroke before it "kop" is no cup. */
const SHORTEST_MEASURE = 5;

const counted = new Map<string, ReadonlySet<string>>(
  CARD_LANGUAGES.map((language) => {
    const measures = unitWords(language.code).map(([word]) => fold(word));
    const long = measures.filter((word) => word.length >= SHORTEST_MEASURE);
    return [language.code, new Set([...wordsOf(language, 'countedFoods'), ...long])];
  }),
);

/** Whether a word names something that a card in this language counts, or counts it by. */
export const isCounted = (word: string, language: string): boolean =>
  counted.get(language)?.has(fold(word).replace(/[.,;]$/u, '')) === true;
