import type { Difficulty } from '@commonplate/contract';
import { DIFFICULTY } from '../vocabulary/fact-words.ts';
import { readDifficulty } from './difficulty.ts';

const LINE_MAX = 160;
const VALUE_WORDS_MAX = 3;
/** "Difficulty: easy", "Schwierigkeitsgrad – mittel | 4 Portionen"; in boxes of a page the label goes without a sign. */
const STATED = new RegExp(
  String.raw`(?:^|[|·•,;(/–—-])\s?(?:${DIFFICULTY})(?!\p{L})\s?(?:[:=.–—-]\s?)?(\p{L}[\p{L} ’'-]{0,30})(?=\s?(?:$|[,;.|·•()/]))`,
  'iu',
);

export interface StatedDifficulty {
  readonly difficulty: Difficulty;
  /** The words that say so. */
  readonly words: string;
}

/** What a line says of how hard it is; null where it says nothing, or nothing we know. */
export function statedDifficulty(line: string): StatedDifficulty | null {
  if (line.length > LINE_MAX) return null;
  const [words, value = ''] = STATED.exec(line) ?? [];
  if (words === undefined || value.trim().split(/\s+/u).length > VALUE_WORDS_MAX) return null;
  const difficulty = readDifficulty(value);
  return difficulty && { difficulty, words };
}
