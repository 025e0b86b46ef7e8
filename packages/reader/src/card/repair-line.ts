import type { CardLine } from './card-line.ts';
import { COOKING_WORDS } from './cooking-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { nearestMeasure } from './foreign-measure.ts';
import type { Mended, MendedWord } from './mended-word.ts';
import { isNameAt } from './name-place.ts';
import { plainLetters } from './plain-letters.ts';
import { repairAmounts } from './repair-amount.ts';
import {
  repairLoneMeasure,
  repairMeasure,
  repairTightItem,
  repairTightMeasure,
} from './repair-measure.ts';
import { repairWord } from './repair-word.ts';
import { splitInTwo, writtenApart } from './split-in-two.ts';
import { repairLostStroke, repairTightOne, withLostStroke, withOneParted } from './tight-one.ts';
import { DRY_MEASURE } from './written-measures.ts';

/** A word read with more certainty than this is left alone, known or not. */
const SURE = 0.94;
const MENDED = 0.5;
const NUMBER_LIKE = /^(?:\d+|\d+\/\d|[bBSzZHIljJ|])$/u;
const FLOUR_KIND =
  /^(?:all-?purpose|plain|white|whole-?wheat|wheat|rye|bread|cake|pastry|self-?raising|self-?rising|sifted|strong|rice|almond|corn)$/iu;

interface RepairedLine {
  text: string;
  mended: readonly MendedWord[];
}

const spaceMarks = (text: string): string =>
  text
    .replaceAll('_', ' ')
    .replace(/\s+(?=[,;.](?:\s|$))/gu, '')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/(?<=\p{L})([,;])(?=\p{L})/gu, '$1 ')
    .replace(/^(?:[.:,]\s+(?=\d|\p{L})|[.:](?=\d))/u, '')
    .replace(/^[-–•·*](?=[\d\p{L}/|])/u, '- ')
    .replace(/(?<=\p{Ll}{3}|(?<!\p{L})M(?:rs?|s)|(?<!\p{L})M(?:RS?|S))\.(?=\p{Lu}\p{L})/gu, '. ')
    .trim();

/** "8 not peppers": after an amount, and before something to eat, nothing is denied. */
function isHotMisread(words: readonly string[], index: number): boolean {
  const before = words[index - 1] ?? '';
  const next = (words[index + 1] ?? '').toLowerCase().replace(/[,.;]$/u, '');
  const isCounted = NUMBER_LIKE.test(before) || DRY_MEASURE.test(before);
  return /^not$/iu.test(words[index] ?? '') && isCounted && COOKING_WORDS.has(next);
}

interface ReadWords {
  words: readonly string[];
  confidences: ReadonlyMap<string, number>;
}

/** "2 cups hour", "1 c plain hour": nobody measures hours with a cup; but "2 cups stock … for 1 hour" is one. */
const isFlour = (words: readonly string[], index: number): boolean =>
  /^hour$/iu.test(words[index] ?? '') &&
  (DRY_MEASURE.test(words[index - 1] ?? '') ||
    (FLOUR_KIND.test(words[index - 1] ?? '') && DRY_MEASURE.test(words[index - 2] ?? '')));

/** "onionsminced": a thing and what was done to it, the comma between them lost, however well they were read. */
function repairTightPair(word: string): Mended | null {
  const [, letters = '', tail = ''] = /^(\p{Ll}+)([.,;]?)$/u.exec(word) ?? [];
  const parts = splitInTwo(letters);
  if (!parts?.isDone || !COOKING_WORDS.has(parts.first) || EVERYDAY_WORDS.has(letters)) return null;
  return { text: writtenApart(parts) + tail, isSure: true };
}

/** Whether a word opens its line, but for a bullet. */
const isFirst = (words: readonly string[], index: number): boolean =>
  index === 0 || (index === 1 && /^[-–•·*]$/u.test(words[0] ?? ''));

function repairAt({ words, confidences }: ReadWords, index: number): Mended | null {
  const word = words[index] ?? '';
  const before = words[index - 1] ?? '';
  if (isFlour(words, index)) return { text: 'flour', isSure: true };
  if (isHotMisread(words, index)) return { text: 'hot', isSure: false };
  const confidence = confidences.get(word) ?? MENDED;
  const isFaint = confidence < SURE;
  const measure = NUMBER_LIKE.test(before)
    ? (repairTightItem(word) ?? repairMeasure(word, isFaint || before.includes('/')))
    : (repairTightMeasure(word) ?? (index === 0 ? repairLoneMeasure(word) : null));
  if (measure) return measure;
  if (!isFaint) return repairTightPair(word);
  return (
    (isFirst(words, index) ? repairTightOne(word) : null) ??
    (before === '1' && isFirst(words, index - 1) ? repairLostStroke(word) : null) ??
    repairWord(word, { confidence, isName: isNameAt(words, index), next: words[index + 1] ?? '' })
  );
}

/** How well each word was read; two that stand close, as in "tartar.Chill", were read as one, and as well. */
const confidencesOf = ({ words }: CardLine): Map<string, number> =>
  new Map([
    ...words.flatMap(({ text, confidence }) =>
      spaceMarks(plainLetters(text))
        .split(' ')
        .map((part) => [part, confidence] as const),
    ),
    ...words.map(({ text, confidence }) => [plainLetters(text), confidence] as const),
  ]);

function repairWords(text: string, line: CardLine): RepairedLine {
  const confidences = confidencesOf(line);
  const words = text.split(' ');
  const mended: MendedWord[] = [];
  const repaired = words.map((read, index) => {
    const repair = repairAt({ words, confidences }, index);
    if (repair) mended.push({ read, ...repair });
    return repair?.text ?? read;
  });
  return { text: repaired.join(' '), mended };
}

/** Outside English only a one, and the measure after a number, are mended: there the choice is small. */
function repairCounts(text: string, language: string): string {
  const words = text.split(' ');
  return words
    .map((word, index) => {
      if (isFirst(words, index)) return withOneParted(word, language);
      if (words[index - 1] === '1' && isFirst(words, index - 1))
        return nearestMeasure(withLostStroke(word, language), language);
      return NUMBER_LIKE.test(words[index - 1] ?? '') ? nearestMeasure(word, language) : word;
    })
    .join(' ');
}

/** A line of a photographed card with what cameras get wrong set right; words are mended in English only. */
export function repairLine(line: CardLine, language: string): RepairedLine {
  const numbers = repairAmounts(spaceMarks(plainLetters(line.text)));
  if (language !== 'en') return { text: repairCounts(numbers, language), mended: [] };
  const { text, mended } = repairWords(numbers, line);
  return { text: repairAmounts(spaceMarks(text)), mended };
}
