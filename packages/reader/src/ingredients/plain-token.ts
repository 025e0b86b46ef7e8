import { fraction } from './fraction.ts';
import { isLatinLetter } from './latin-letter.ts';
import { markToken, numberToken, wordToken } from './token.ts';
import type { Token } from './token.ts';

const codeOf = (sign: string): number => sign.charCodeAt(0);
const codesOf = (signs: string): ReadonlySet<number> => new Set(Array.from(signs, codeOf));

const SPACE = codeOf(' ');
const LAST_PLAIN = 0x7f;
/** "d'olive", "half-and-half", "egg(s)", "Tomate/n": the word goes on, or may. */
const AFTER_HALF_A_WORD = codesOf("'-(/");
/** "1/2", "1.5", "1 & 1/2", "1 and 1/2": the number goes on, or may. */
const AFTER_HALF_A_NUMBER = codesOf('/.,&a');
const MOST_FIGURES = 9;

const isFigure = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** The end of a line ends what stands there as a space would. */
const codeAt = (line: string, at: number): number =>
  at < line.length ? line.charCodeAt(at) : SPACE;

function plainWord(line: string, start: number): Token | null {
  let end = start + 1;
  while (isLatinLetter(codeAt(line, end))) end += 1;
  const next = codeAt(line, end);
  if (next > LAST_PLAIN || AFTER_HALF_A_WORD.has(next)) return null;
  const text = line.slice(start, end);
  return wordToken(text, text, start);
}

function plainNumber(line: string, start: number): Token | null {
  let end = start + 1;
  while (isFigure(codeAt(line, end))) end += 1;
  if (end - start > MOST_FIGURES) return null;
  const isSpaced = codeAt(line, end) === SPACE;
  const next = codeAt(line, isSpaced ? end + 1 : end);
  const mayGoOn = isFigure(next) || AFTER_HALF_A_NUMBER.has(next);
  if (mayGoOn || next < SPACE || next > LAST_PLAIN) return null;
  const text = line.slice(start, end);
  return numberToken(text, start, fraction(Number(text)));
}

/**
 * The token that begins at a sign which is no space; null where a look at the sign behind it cannot tell how long
 * it is. Most tokens are words of plain letters, and to match a pattern takes many times as long.
 */
export function plainToken(line: string, start: number): Token | null {
  const code = line.charCodeAt(start);
  if (isLatinLetter(code)) return plainWord(line, start);
  if (isFigure(code)) return plainNumber(line, start);
  if (code < SPACE || code > LAST_PLAIN) return null;
  const mayBePoint = (code === POINT || code === COMMA) && isFigure(codeAt(line, start + 1));
  return mayBePoint ? null : markToken(line.charAt(start), start);
}

const POINT = codeOf('.');
const COMMA = codeOf(',');
