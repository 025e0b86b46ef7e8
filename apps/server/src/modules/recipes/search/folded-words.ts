/** Letters that Unicode does not take apart, as people without them on the keyboard write them. */
const SPELLED_OUT: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};
const NOT_TAKEN_APART = /[ßæœøđðłıþ]/g;
const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’ʼ`´]/g;
const WORDS = /[\p{L}\p{N}]+/gu;
const LONGEST_WORD = 40;

/** Lower case without accents: "Crème brûlée" and "creme brulee" become one. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(NOT_TAKEN_APART, (letter) => SPELLED_OUT[letter] ?? letter);

/** The words of a text, folded, each once, in order. "Shepherd's" is one word. */
export function foldedWords(text: string): string[] {
  const words = fold(text.replace(APOSTROPHES, '')).match(WORDS) ?? [];
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))];
}
