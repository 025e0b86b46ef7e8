import { repairMojibake } from './repair-mojibake.ts';

const WORD = /[^\s"'<>]+/g;
const ADDRESS = /:\\?\/\\?\/|\.(?:jpe?g|png|webp|gif|avif)\b/i;

const mended = (text: string): string => repairMojibake(text).normalize('NFC');

/** A page with the letters that were meant, and their accents on them. Addresses stay as they are: a server may know them only so. */
export function writtenAsMeant(html: string): string {
  let meant = '';
  let from = 0;
  for (const { 0: word, index } of html.matchAll(WORD)) {
    if (!ADDRESS.test(word)) continue;
    meant += mended(html.slice(from, index)) + word;
    from = index + word.length;
  }
  return meant + mended(html.slice(from));
}
