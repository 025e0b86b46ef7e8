const FRACTION = /[½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]/g;
/** All but ASCII letters and digits and what lies in the blocks of letters above Latin-1 signs. */
const NOT_BARE = /[^0-9a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\ufdff]+/g;

/** Letters and digits of a text in lower case: what is left when spacing, signs and case do not matter. */
export const bareOf = (text: string): string =>
  text
    .toLowerCase()
    // "½" and "1/2" read alike.
    .replace(FRACTION, (sign) => sign.normalize('NFKC'))
    .replace(NOT_BARE, '');
