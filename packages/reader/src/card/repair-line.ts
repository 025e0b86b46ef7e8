import type { CardLine } from './card-line.ts';
import { repairAmounts } from './repair-amount.ts';
import { nearestMeasure } from './foreign-measure.ts';
import { repairMeasure, repairWord } from './repair-word.ts';

/** A word read with more certainty than this is left alone, known or not. */
const SURE = 0.95;
const MENDED = 0.5;
const NUMBER_LIKE = /^(?:\d+|\d+\/\d|[bSzZHIl|])$/u;
const DRY_MEASURE = /^(?:cups?|tbsps?|tsps?|oz|lbs?|c|g)$/iu;

/** Signs that look the same in any language: a capital I inside a word is an l, a q without its u a g. */
const repairLetters = (text: string): string =>
  text
    .replace(/(?<=\p{Ll})I(?=\p{Ll}|[\s,.;:)]|$)/gu, 'l')
    .replace(/(?<!\b(?:co|cin))q(?!u|ts?\b|\p{Lu})/gu, 'g');

const spaceMarks = (text: string): string =>
  text
    .replace(/\s+(?=[,;.](?:\s|$))/gu, '')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/(?<=\p{L})([,;])(?=\p{L})/gu, '$1 ')
    .replace(/^(?:[.:,]\s+(?=\d|\p{L})|[.:](?=\d))/u, '')
    .replace(/^[-–•·*](?=[\d\p{L}/|])/u, '- ')
    .replace(/(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})/gu, '. ');

function repairWords(text: string, line: CardLine): string {
  const confidences = new Map(
    line.words.map((word) => [repairLetters(word.text), word.confidence]),
  );
  const words = text.split(' ');
  return words
    .map((word, index) => {
      const before = words[index - 1] ?? '';
      const confidence = confidences.get(word) ?? MENDED;
      if (/^hour$/iu.test(word) && DRY_MEASURE.test(before)) return 'flour';
      const measure = NUMBER_LIKE.test(before) ? repairMeasure(word) : null;
      return measure ?? (confidence < SURE ? repairWord(word) : word);
    })
    .join(' ');
}

/** Outside English only the measure after a number is mended: there the choice is small. */
function repairMeasures(text: string, language: string): string {
  const words = text.split(' ');
  return words
    .map((word, index) =>
      NUMBER_LIKE.test(words[index - 1] ?? '') ? nearestMeasure(word, language) : word,
    )
    .join(' ');
}

/** A line of a photographed card with what cameras get wrong set right; words are mended in English only. */
export function repairLine(line: CardLine, language: string): string {
  const numbers = repairAmounts(spaceMarks(repairLetters(line.text)));
  if (language !== 'en') return repairMeasures(numbers, language);
  return repairAmounts(spaceMarks(repairWords(numbers, line)));
}
