import { fold, foldedWords } from './fold.ts';
import { measureWords } from './measure-words.ts';
import { CARD_LANGUAGES, wordsOf } from './vocabulary.ts';

const MEASURE_WEIGHT = 1;
const LISTS = [
  ['ingredientHeadings', 4],
  ['directionHeadings', 4],
  ['verbs', 2],
  ['sentenceWords', 1],
  ['withoutAmount', 2],
] as const;

const WEIGHTS = CARD_LANGUAGES.map(({ code, ...lists }) => {
  const weights = new Map(
    measureWords(code).map((word) => [fold(word), MEASURE_WEIGHT] as [string, number]),
  );
  for (const [list, weight] of LISTS)
    for (const phrase of wordsOf({ code, ...lists }, list))
      weights.set(phrase, Math.max(weight, weights.get(phrase) ?? 0));
  return { code, weights };
});

/** The language of a card by the words it uses; English where nothing tells. */
export function languageOf(text: string): string {
  const words = foldedWords(text);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const whole = fold(text)
    .split('\n')
    .map((line) => line.replace(/[:.\s]+$/u, '').trim());
  let best = { code: 'en', score: 0 };
  for (const { code, weights } of WEIGHTS) {
    const score = [...words, ...pairs, ...whole].reduce(
      (sum, word) => sum + (weights.get(word) ?? 0),
      0,
    );
    if (score > best.score) best = { code, score };
  }
  return best.code;
}
