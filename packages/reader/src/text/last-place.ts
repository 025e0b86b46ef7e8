/** Where so many places are, the text was made to keep the search busy. */
const MOST_PLACES = 20;

/**
 * The last place where a text holds some words, or -1: `lastIndexOf`, which takes many times as long as to look ahead from
 * one place to the next. Where one of them is known, it is looked for from there on.
 */
export function lastPlaceOf(words: string, text: string, from = 0): number {
  let last = text.indexOf(words, from);
  for (let seen = 1; last >= 0 && seen < MOST_PLACES; seen++) {
    const next = text.indexOf(words, last + 1);
    if (next < 0) return last;
    last = next;
  }
  return last < 0 ? last : text.lastIndexOf(words);
}
