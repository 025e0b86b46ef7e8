import { isAccentMark } from '../text/accent-marks.ts';
import { GARBLED_LATER } from '../text/repair-mojibake.ts';

const A_CIRCUMFLEX = 0xc2;
const A_TILDE = 0xc3;
export const EURO = 0x20ac;
const LATER = new RegExp(`[${GARBLED_LATER}]`);

/**
 * Whether a sign may be one of those that tell of letters which are not written as they are meant. Capitals that begin many
 * words of some languages are not among them, though they may tell it too: lines are mended one by one besides.
 */
export const mayTellGarbled = (code: number): boolean =>
  code === A_CIRCUMFLEX || code === A_TILDE || code === EURO || isAccentMark(code);

/** Whether the sign at a place of a text is an accent of its own, or one of those that others were taken for: "Ã¨", "â€™". */
export function isGarbledAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === EURO) return text.charAt(at - 1) === 'â';
  if (code === A_CIRCUMFLEX || code === A_TILDE) return LATER.test(text.charAt(at + 1));
  return isAccentMark(code);
}
