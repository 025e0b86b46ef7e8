import { GARBLED_LATER } from '../text/repair-mojibake.ts';

const A_CIRCUMFLEX = 0xc2;
const A_TILDE = 0xc3;
const EURO = 0x20ac;
const LATER = new RegExp(`[${GARBLED_LATER}]`);

/** Whether a sign is an accent that stands apart from its letter. */
const isMark = (code: number): boolean => code >= 0x300 && code < 0x370;

/** Whether a sign may be one of those that tell of letters which are not written as they are meant. */
export const mayTellGarbled = (code: number): boolean =>
  code === A_CIRCUMFLEX || code === A_TILDE || code === EURO || isMark(code);

/** Whether the sign at a place of a text is an accent of its own, or one of those that others were taken for: "Ã¨", "â€™". */
export function isGarbledAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === EURO) return text.charAt(at - 1) === 'â';
  if (code === A_CIRCUMFLEX || code === A_TILDE) return LATER.test(text.charAt(at + 1));
  return isMark(code);
}
