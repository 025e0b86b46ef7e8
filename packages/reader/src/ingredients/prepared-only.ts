import { preparedWords } from './language.ts';

/** "softened", "finely chopped": English makes these words by a rule; "linseed" is none of them. */
const PREPARED_IN_ENGLISH = /^(?:\p{Ll}{2,}[^e\W]ed|beaten|cut|torn|split|divided|halved|thawed)$/u;
const BETWEEN =
  /^(?:and|or|then|well|very|finely|roughly|coarsely|thinly|thickly|lightly|freshly|und|oder|fein|grob|frisch|klein|leicht|dünn|en|fijn|grof|et|ou|finement|grossièrement|y|o|finamente|e|ou|bem|och|fint|grovt|og|fin|i|lub|drobno|és|apróra|finomra)$/u;
const MOST_WORDS = 6;

const isPreparedOrBetween = (word: string): boolean =>
  PREPARED_IN_ENGLISH.test(word) || BETWEEN.test(word) || preparedWords().has(word);

/** Whether words only say what was done to an ingredient, and name none: "sifted", "fein gehackt". */
export function isPreparedOnly(text: string): boolean {
  const words = text.match(/[\p{L}-]+/gu) ?? [];
  if (!/^\p{Ll}/u.test(text) || /\d/.test(text) || words.length > MOST_WORDS) return false;
  return words.every(isPreparedOrBetween) && !words.every((word) => BETWEEN.test(word));
}
