import type { CardLine } from './card-line.ts';
import { CARD_WORDS } from './cooking-words.ts';
import { fold } from './fold.ts';
import { repairAmounts } from './repair-amount.ts';
import { repairMeasure, repairWord } from './repair-word.ts';

/** A word read with more certainty than this is left alone, known or not. */
const SURE = 0.95;
const MENDED = 0.5;
const NUMBER_LIKE = /^(?:\d+|\d+\/\d|[bSzZHIl|])$/u;
const DRY_MEASURE = /^(?:cups?|tbsps?|tsps?|oz|lbs?|c|g)$/iu;

const spaceMarks = (text: string): string =>
  text
    .replace(/\s+(?=[,;.](?:\s|$))/gu, '')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/(?<=\p{L})([,;])(?=\p{L})/gu, '$1 ')
    .replace(/^(?:[.:,]\s+|[.:])(?=\d|\p{L})/u, '')
    .replace(/^[-–•·*](?=[\d\p{L}/|])/u, '- ')
    .replace(/(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})/gu, '. ');

function repairWords(text: string, line: CardLine): string {
  const confidences = new Map(line.words.map((word) => [word.text, word.confidence]));
  const words = text.split(' ');
  return words
    .map((word, index) => {
      const before = words[index - 1] ?? '';
      const confidence = confidences.get(word) ?? MENDED;
      if (/^hour$/iu.test(word) && DRY_MEASURE.test(before)) return 'flour';
      if (confidence >= SURE) return word;
      const measure = NUMBER_LIKE.test(before) ? repairMeasure(word) : null;
      return measure ?? repairWord(word);
    })
    .join(' ');
}

/** A line of a photographed card with what cameras get wrong set right; words are mended in English only. */
export function repairLine(line: CardLine, language: string): string {
  const numbers = repairAmounts(spaceMarks(line.text));
  if (language !== 'en') return numbers;
  return repairAmounts(spaceMarks(repairWords(numbers, line)));
}

/** How many words of a text nobody would expect on a card. */
export const unknownWords = (text: string): number =>
  (fold(text).match(/\p{L}{3,}/gu) ?? []).filter((word) => !CARD_WORDS.has(word)).length;
