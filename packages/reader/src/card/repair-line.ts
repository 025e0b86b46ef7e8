import type { CardLine } from './card-line.ts';
import { CARD_WORDS } from './cooking-words.ts';
import { repairAmounts } from './repair-amount.ts';
import { repairWord } from './repair-word.ts';
import { UNITS } from './vocabulary.ts';
import { fold } from './fold.ts';

/** A word read with more certainty than this is left alone, known or not. */
const SURE = 0.95;

const spaceMarks = (text: string): string =>
  text
    .replace(/\s+(?=[,;.](?:\s|$))/gu, '')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/(?<=\p{L})([,;])(?=\p{L})/gu, '$1 ')
    .replace(/^(?:[.:,]\s+|[.:])(?=\d|\p{L})/u, '')
    .replace(/^[-–•·*](?=[\d\p{L}])/u, '- ')
    .replace(/(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})/gu, '. ');

/** A comma that lost its tail: "butter. cut up". After a measure the full stop is meant: "tsp. salt". */
const commasFromStops = (text: string): string =>
  text.replace(/(\p{L}{3,})\.\s*(?=\p{Ll}{3,})/gu, (whole, word: string) =>
    UNITS.has(fold(word)) ? whole : `${word}, `,
  );

function repairWords(line: CardLine): string {
  if (line.words.length === 0) return line.text;
  return line.words
    .map(({ text, confidence }) => (confidence < SURE ? repairWord(text) : text))
    .join(' ');
}

/** A line of a photographed card with what cameras get wrong set right; words are mended in English only. */
export function repairLine(line: CardLine, language: string): string {
  const numbers = repairAmounts(spaceMarks(line.text));
  if (language !== 'en') return numbers;
  return spaceMarks(commasFromStops(repairAmounts(spaceMarks(repairWords(line)))));
}

/** How many words of a text nobody would expect on a card. */
export const unknownWords = (text: string): number =>
  (fold(text).match(/\p{L}{3,}/gu) ?? []).filter((word) => !CARD_WORDS.has(word)).length;
