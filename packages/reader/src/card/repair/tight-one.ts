import { CARD_WORDS, COOKING_WORDS } from '../words/cooking-words.ts';
import { isCounted } from '../words/counted-words.ts';
import { isListed } from '../words/known-word.ts';
import type { Mended } from './mended-word.ts';
import { splitInTwo, writtenApart } from './split-in-two.ts';

/** A one that stands close to the word it counts: "Ired onion", "legg yolk". */
export function repairTightOne(word: string): Mended | null {
  const [, one = '', rest = ''] = /^([Il|])(\p{Ll}{3,})$/u.exec(word) ?? [];
  const known = one === 'l' ? COOKING_WORDS : CARD_WORDS;
  return known.has(rest) && !isListed(word.toLowerCase())
    ? { text: `1 ${rest}`, isSure: false }
    : null;
}

/** A one that took the first stroke of the word with it: "1 emon" after a one is a lemon. */
export function repairLostStroke(word: string): Mended | null {
  const [, letters = '', tail = ''] = /^(\p{Ll}{3,})([.,;]?)$/u.exec(word) ?? [];
  const whole = `l${letters}`;
  if (letters === '' || isListed(letters)) return null;
  if (COOKING_WORDS.has(whole)) return { text: whole + tail, isSure: false };
  const parts = splitInTwo(whole);
  return parts && { text: writtenApart(parts) + tail, isSure: false };
}

/** The same in another language: "lei" at the head of a line. */
export function withOneParted(word: string, language: string): string {
  const [, rest = ''] = /^[Il|](\p{L}{2,}[.,;]?)$/u.exec(word) ?? [];
  return isCounted(rest, language) && !isCounted(word, language) ? `1 ${rest}` : word;
}

/** "imon" after a one. */
export const withLostStroke = (word: string, language: string): string =>
  isCounted(`l${word}`, language) && !isCounted(word, language) ? `l${word}` : word;
