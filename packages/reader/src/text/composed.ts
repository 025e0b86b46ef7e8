const MOST_MARKS = 8;
/** A longer search for more of them would overflow the stack of the regular expression. */
const AT_ONCE = 5_000;
const MORE_MARKS = new RegExp(String.raw`(\p{M}{${MOST_MARKS}})\p{M}{1,${AT_ONCE}}`, 'gu');

/** A text with the accents on their letters. Hardly any letter has more than a few, and to put thousands in order takes hours. */
export const composed = (text: string): string => text.replace(MORE_MARKS, '$1').normalize('NFC');
