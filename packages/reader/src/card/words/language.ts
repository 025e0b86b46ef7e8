import type { CardLanguage } from './card-language.ts';
import { fold, foldedWords } from './fold.ts';
import { measureWords } from './measure-words.ts';
import { CARD_LANGUAGES, wordsOf } from './vocabulary.ts';

const MEASURE_WEIGHT = 1;
const HEADING_WEIGHT = 4;
/** Blank cards are sold with English headings everywhere. */
const ENGLISH_HEADING_WEIGHT = 1.5;
const HEADINGS = ['ingredientHeadings', 'directionHeadings'] as const;
const LISTS = [
  ['verbs', 2],
  ['sentenceWords', 1],
  ['smallWords', 1],
  ['withoutAmount', 2],
] as const;

const headingsOf = (language: CardLanguage): string[] =>
  HEADINGS.flatMap((list) => wordsOf(language, list));

/** Without its accent a French heading, too, may be an English one. */
const ENGLISH_HEADINGS = new Set(
  CARD_LANGUAGES.filter(({ code }) => code === 'en').flatMap(headingsOf),
);

const headingWeight = (heading: string): number =>
  ENGLISH_HEADINGS.has(heading) ? ENGLISH_HEADING_WEIGHT : HEADING_WEIGHT;

const WEIGHTS = CARD_LANGUAGES.map((language) => {
  const { code } = language;
  const weighed = [
    ...measureWords(code).map((word) => [fold(word), MEASURE_WEIGHT] as const),
    ...headingsOf(language).map((word) => [word, headingWeight(word)] as const),
    ...LISTS.flatMap(([list, weight]) =>
      wordsOf(language, list).map((word) => [word, weight] as const),
    ),
  ];
  const weights = new Map<string, number>();
  for (const [word, weight] of weighed) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  return { code, weights };
});

/** The language of a card by the words it uses; English where nothing tells. */
export function languageOf(text: string): string {
  const words = foldedWords(text);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const whole = fold(text)
    .split('\n')
    .map((line) => line.replace(/(?<![:.\s])[:.\s]+$/u, '').trim());
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
