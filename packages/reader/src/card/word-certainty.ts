import type { CardWord, SourceLine } from './card-line.ts';
import { CARD_WORDS } from './words/cooking-words.ts';
import { fold } from './words/fold.ts';
import { plainLetters } from './words/plain-letters.ts';
import { separateFractions } from './repair/repair-amount.ts';
import { plainMeasure } from './repair/repair-measure.ts';

/** A word that makes sense on a card is seldom a misreading, however faint it was. */
const KNOWN_WORD = 0.9;
const MENDED_WORD = 0.72;
const UNKNOWN_WORD = 0.85;
/** A lone stroke can only be a one where it counts something, a ring among digits only a nought. */
const LOOKS_BOTH = 0.85;
/** Below this a word is to be looked at, as a whole line is. */
const SURE_OF_WORD = 0.8;

/** A name with its apostrophe is in no list of words. */
const WHOSE = /^\p{L}{2,}'s$/u;

const bareWord = (word: string): string =>
  fold(word).replace(/^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu, '');

/** "Serves4", "2+sp" and "butter,soft" are two words each that only stand close. */
const partsOf = (text: string): string[] =>
  text
    .split(/\s+|(?<=\p{L})(?=\d)|(?<=\d)(?=[\p{L}+|_])|(?<=_)|[,;.:]/u)
    .map(bareWord)
    .filter((part) => part !== '');

interface Reading {
  readAs: ReadonlyMap<string, number>;
  /** Words that were mended, as they were read and as they are meant, and how certain the repair is. */
  mended: ReadonlyMap<string, number>;
  /** Outside English the reader knows too few words to doubt the others. */
  isEnglish: boolean;
}

function certaintyOf(part: string, { readAs, mended, isEnglish }: Reading): number {
  const repaired = mended.get(part);
  if (repaired !== undefined) return repaired;
  const confidence = readAs.get(part);
  const isKnown = CARD_WORDS.has(part);
  const unknown = isEnglish && !WHOSE.test(part) ? UNKNOWN_WORD : 1;
  if (confidence === undefined) return isKnown ? MENDED_WORD : MENDED_WORD * unknown;
  if (/\d/u.test(part)) return confidence;
  return isKnown ? Math.max(KNOWN_WORD, confidence) : confidence * unknown;
}

/** What a word says where it can be read in one way only, be it not as it was read: "I", "7OO", "21/2", "1b". */
function plainText(word: string): string {
  if (/^[Il|]$/u.test(word)) return '1';
  const number = word.replace(/(?<=\d[oO]*)[oO]/gu, '0');
  return plainMeasure(word) ?? separateFractions(plainLetters(number));
}

/** The doubt about a sign that looks like two is settled by where it stands. */
function plainCertainty({ text, confidence }: CardWord): number {
  const isSettled = /^[Il|]$|\d[oO]/u.test(text);
  return plainMeasure(text) || isSettled ? Math.max(LOOKS_BOTH, confidence) : confidence;
}

function wordConfidences(lines: readonly SourceLine[]): Map<string, number> {
  const readAs = new Map<string, number>();
  for (const word of lines.flatMap(({ photographed }) => photographed?.words ?? []))
    for (const part of partsOf(plainText(word.text)))
      readAs.set(part, Math.min(plainCertainty(word), readAs.get(part) ?? 1));
  return readAs;
}

function mendedWords(lines: readonly SourceLine[]): Map<string, number> {
  const certainties = new Map<string, number>();
  for (const { read, text, isSure } of lines.flatMap(({ mended }) => mended))
    for (const part of [read, text].flatMap(partsOf)) {
      const certainty = isSure ? KNOWN_WORD : MENDED_WORD;
      // Figures come again in a line, so that only those in doubt themselves are marked.
      if (/\p{L}/u.test(part) || read === text)
        certainties.set(part, Math.min(certainty, certainties.get(part) ?? 1));
    }
  return certainties;
}

const readingOf = (lines: readonly SourceLine[], language: string): Reading => ({
  readAs: wordConfidences(lines),
  mended: mendedWords(lines),
  isEnglish: language === 'en',
});

/** How certain the most doubtful word of a text is that was put together from these lines, 0..1. */
export function leastCertainty(
  text: string,
  lines: readonly SourceLine[],
  language: string,
): number {
  const reading = readingOf(lines, language);
  return Math.min(1, ...partsOf(text).map((part) => certaintyOf(part, reading)));
}

/** Which words of photographed lines, counted through all of them, were hard to read. */
export function unsureWordsOf(lines: readonly SourceLine[], language: string): number[] {
  if (!lines.some(({ photographed }) => photographed)) return [];
  const reading = readingOf(lines, language);
  return lines
    .flatMap(({ raw, photographed }) => raw.split(' ').map((word) => ({ word, photographed })))
    .flatMap(({ word, photographed }, index) => {
      const parts = photographed ? partsOf(plainText(word)) : [];
      return parts.some((part) => certaintyOf(part, reading) < SURE_OF_WORD) ? [index] : [];
    });
}
