import type { CardLine } from '../card-line.ts';
import { fold } from '../words/fold.ts';

/** A word read with more certainty than this is left alone, known or not. */
export const SURE_READING = 0.94;
/** Two readings that agree need less each; a hand that misleads the reader does so again, but seldom as clearly. */
const AGREEING = 0.85;
const SHORTEST = 4;

export const bareLetters = (word: string): string =>
  fold(word).replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '');

/** The words of a card that were read well somewhere, or alike twice: where they come again, they are no misreading. */
export function wordsReadWell(lines: readonly CardLine[]): ReadonlySet<string> {
  const good = new Set<string>();
  const seen = new Set<string>();
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    const letters = bareLetters(text);
    if (letters.length < SHORTEST || confidence < AGREEING) continue;
    if (confidence >= SURE_READING || seen.has(letters)) good.add(letters);
    seen.add(letters);
  }
  return good;
}
