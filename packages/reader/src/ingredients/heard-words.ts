import { isLatinLetter } from './latin-letter.ts';

/** Texts that hold no letters but the Latin ones without rarer accents: what they hold beside are quotes, dashes and fractions. */
const PLAIN = /^[\0-ÿ‐-⁞⅐-⅞]*$/;
const APOSTROPHE = 0x27;

/** The words of a text in lower case. */
export function heardWords(text: string): string[] {
  const lower = text.toLowerCase();
  if (!PLAIN.test(lower)) return lower.match(/[\p{L}']+/gu) ?? [];
  const words: string[] = [];
  let from = 0;
  for (let at = 0; at <= lower.length; at += 1) {
    const code = at < lower.length ? lower.charCodeAt(at) : 0;
    if (isLatinLetter(code) || code === APOSTROPHE) continue;
    if (from < at) words.push(lower.slice(from, at));
    from = at + 1;
  }
  return words;
}
