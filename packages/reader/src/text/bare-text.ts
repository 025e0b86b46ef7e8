import { knownWhileReading } from './known-while-reading.ts';

const IS_OF_SEVERAL = /[½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚œß]/;
const OF_SEVERAL = new RegExp(IS_OF_SEVERAL, 'g');
const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', ß: 'ss' };
/** All but ASCII letters and digits and what lies in the blocks of letters above Latin-1 signs. */
const NOT_BARE = /[^0-9a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\ufdff]+/g;

/** "½" and "1/2" read alike, and "œufs" and "oeufs". */
const spelledOut = (text: string): string =>
  text.replace(OF_SEVERAL, (sign) => LETTERS[sign] ?? sign.normalize('NFKC'));

/** To look for what few texts have costs less than to replace it. */
function bared(text: string): string {
  const small = text.toLowerCase();
  return (IS_OF_SEVERAL.test(small) ? spelledOut(small) : small).replace(NOT_BARE, '');
}

/** The lines of a recipe are compared with its page again and again. */
const known = knownWhileReading<string, string>();
const MAX_KNOWN = 300;
const LINE_MAX = 1_000;

/** What is left of a text when spacing, case and the signs of European languages do not matter: letters and digits. */
export function bareOf(text: string): string {
  if (text.length > LINE_MAX) return bared(text);
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.forget();
  const bare = bared(text);
  known.set(text, bare);
  return bare;
}
