const MOST_MARKS = 8;
/** A longer search for more of them would overflow the stack of the regular expression. */
const AT_ONCE = 5_000;
const MORE_MARKS = new RegExp(String.raw`(\p{M}{${MOST_MARKS}})\p{M}{1,${AT_ONCE}}`, 'gu');
/** All marks are among these, and hardly a sign of most texts is: to look for them by what they are takes ten times as long. */
const MAY_BE_MARK = /[\u0300-\u1FFF\u20C0-\u20FF\u2C00-\uFFFF]/;

/** A text with the accents on their letters. Hardly any letter has more than a few, and to put thousands in order takes hours. */
export const composed = (text: string): string =>
  (MAY_BE_MARK.test(text) ? text.replace(MORE_MARKS, '$1') : text).normalize('NFC');
