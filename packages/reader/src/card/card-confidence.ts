import { LOW_CONFIDENCE } from '@commonplate/contract';
import { amountStart, endsWithAmount } from './amount-start.ts';
import type { CardWord, SourceLine } from './card-line.ts';
import { CARD_WORDS } from './cooking-words.ts';
import { fold } from './fold.ts';
import type { JoinedText } from './ingredient-lines.ts';
import { separateFractions } from './repair-amount.ts';
import { plainMeasure } from './repair-measure.ts';

/** A word that makes sense on a card is seldom a misreading, however faint it was. */
const KNOWN_WORD = 0.9;
const MENDED_WORD = 0.72;
const UNKNOWN_WORD = 0.85;
const WITHOUT_AMOUNT = 0.8;
/** A measure that stands alone has lost its number: the recogniser does not know signs such as ½. */
const LOST_AMOUNT = 0.6;
const LONE_MEASURE =
  /^(?:cups?|tsps?|tbsps?|oz|lbs?|teaspoons?|tablespoons?|pounds?|cans?|g|kg|ml|dl|el|tl|msk|tsk|spsk)\.?\s/iu;
const TYPED = { withAmount: 0.95, withoutAmount: 0.85 };

/** No more than one of a measure in the plural: a number or a part of it was lost. */
const LOST_WHOLE =
  /^(?:\d\/\d\s+(?:cups|pounds|lbs)|1\s+(?:cups|pounds|lbs|ounces|teaspoons|tablespoons|cloves|slices|cans|tins|stalks|sprigs|sticks))\b/iu;

const bareWord = (word: string): string => fold(word).replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

interface Reading {
  readAs: ReadonlyMap<string, number>;
  /** Words that were mended, as they were read and as they are meant, and how certain the repair is. */
  mended: ReadonlyMap<string, number>;
  /** Outside English the reader knows too few words to doubt the others. */
  isEnglish: boolean;
}

function certaintyOf(word: string, { readAs, mended, isEnglish }: Reading): number {
  const bare = bareWord(word);
  const repaired = mended.get(bare);
  if (repaired !== undefined) return repaired;
  const confidence = readAs.get(bare);
  const isKnown = CARD_WORDS.has(bare);
  const unknown = isEnglish ? UNKNOWN_WORD : 1;
  if (confidence === undefined) return isKnown ? MENDED_WORD : MENDED_WORD * unknown;
  if (/\d/u.test(bare)) return confidence;
  return isKnown ? Math.max(KNOWN_WORD, confidence) : confidence * unknown;
}

/** "Serves4", "2+sp" and "butter,soft" are two words each that only stand close. */
const partsOf = (word: string): string[] =>
  word.split(/(?<=\p{L})(?=\d)|(?<=\d)(?=[\p{L}+|_])|(?<=_)|[,;.:]/u);

/** A lone stroke can only be a one where it counts something, a ring among digits only a nought. */
const LOOKS_BOTH = 0.85;

/** What a word says where it can be read in one way only, though not as it was read: "I", "7OO", "21/2", "1b". */
function plainReadings({ text, confidence }: CardWord): [string, number][] {
  const measure = plainMeasure(text);
  if (measure) return [[measure, KNOWN_WORD]];
  if (/^[Il|]$/u.test(text)) return [['1', LOOKS_BOTH]];
  const number = text.replace(/(?<=\d[oO]*)[oO]/gu, '0');
  const certainty = number === text ? confidence : Math.max(LOOKS_BOTH, confidence);
  return separateFractions(number)
    .split(' ')
    .flatMap(partsOf)
    .map((part) => [bareWord(part), certainty]);
}

function wordConfidences(lines: readonly SourceLine[]): Map<string, number> {
  const readAs = new Map<string, number>();
  for (const word of lines.flatMap(({ photographed }) => photographed?.words ?? []))
    for (const [part, confidence] of plainReadings(word))
      readAs.set(part, Math.min(confidence, readAs.get(part) ?? 1));
  return readAs;
}

function mendedWords(lines: readonly SourceLine[]): Map<string, number> {
  const certainties = new Map<string, number>();
  for (const { read, text, isSure } of lines.flatMap(({ mended }) => mended))
    for (const part of [read, ...text.split(' ')].flatMap(partsOf).map(bareWord)) {
      const certainty = isSure ? KNOWN_WORD : MENDED_WORD;
      if (/\p{L}/u.test(part))
        certainties.set(part, Math.min(certainty, certainties.get(part) ?? 1));
    }
  return certainties;
}

const readingOf = (lines: readonly SourceLine[], language: string): Reading => ({
  readAs: wordConfidences(lines),
  mended: mendedWords(lines),
  isEnglish: language === 'en',
});

/** How sure it is, 0..1, that an ingredient was read as it is written: as sure as of its most doubtful word. */
export function ingredientConfidence(entry: JoinedText, language: string): number {
  const hasAmount = amountStart(entry.text) !== 'none' || endsWithAmount(entry.text);
  if (!entry.lines.some(({ photographed }) => photographed))
    return hasAmount ? TYPED.withAmount : TYPED.withoutAmount;
  const reading = readingOf(entry.lines, language);
  const words = entry.text
    .split(/\s+/u)
    .flatMap(partsOf)
    .filter((word) => bareWord(word) !== '');
  const doubtful = Math.min(1, ...words.map((word) => certaintyOf(word, reading)));
  if (LONE_MEASURE.test(entry.text) || LOST_WHOLE.test(entry.text)) return doubtful * LOST_AMOUNT;
  return doubtful * (hasAmount ? 1 : WITHOUT_AMOUNT);
}

/** Below this a word is to be looked at, as a whole line is. */
const SURE_OF_WORD = 0.8;

/** Which words of photographed lines, counted through all of them, were hard to read. */
export function unsureWordsOf(lines: readonly SourceLine[], language: string): number[] {
  const reading = readingOf(lines, language);
  return lines
    .flatMap(({ raw, photographed }) => raw.split(' ').map((word) => ({ word, photographed })))
    .flatMap(({ word, photographed }, index) => {
      const parts = photographed ? partsOf(word).filter((part) => bareWord(part) !== '') : [];
      return parts.some((part) => certaintyOf(part, reading) < SURE_OF_WORD) ? [index] : [];
    });
}

/** How sure it is that a title or a step was read as it is written. */
export function textConfidence({ lines }: Pick<JoinedText, 'lines'>): number {
  const sum = lines.reduce((total, { confidence }) => total + confidence, 0);
  return sum / Math.max(1, lines.length);
}

interface WholeReading {
  ingredients: readonly number[];
  steps: readonly number[];
  hasTitle: boolean;
  hasHeadings: boolean;
}

const HALF_A_RECIPE = 25;
const NO_RECIPE = 5;

/** 0..100 for the recipe as a whole: no better than its most doubtful ingredients. */
export function overallConfidence({
  ingredients,
  steps,
  hasTitle,
  hasHeadings,
}: WholeReading): number {
  if (ingredients.length === 0 || steps.length === 0)
    return ingredients.length + steps.length > 0 ? HALF_A_RECIPE : NO_RECIPE;
  const [worst = 0, next = worst] = ingredients.toSorted((a, b) => a - b);
  const doubtful = 0.7 * worst + 0.3 * next;
  const ofSteps = steps.reduce((sum, value) => sum + value, 0) / steps.length;
  const structure = hasHeadings ? 1 : 0.95;
  const whole = Math.round(100 * structure * (0.8 * doubtful + 0.2 * ofSteps));
  return hasTitle ? whole : Math.min(LOW_CONFIDENCE - 1, Math.round(0.8 * whole));
}
