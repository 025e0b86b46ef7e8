const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
};

/** All signs of ASCII but one that stands for another: most texts in English have no others. */
const PLAIN = /^[\0-_a-\x7f]*$/;

/** Lower case without accents: how words are compared, since handwriting and cameras lose both. */
export const fold = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[ßøæœłđ’‘´`]/gu, (letter) => SPECIAL[letter] ?? letter);

export const foldedWords = (text: string): string[] =>
  fold(text).match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? [];
