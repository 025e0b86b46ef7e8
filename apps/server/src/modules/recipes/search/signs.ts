/** Punctuation, symbols and pictures, in a row. */
const SIGNS = /[\p{S}\p{P}]+/gu;
/** What joins or colours a sign, and is none itself. */
const JOINERS = /[\p{M}\p{Cf}]/gu;
/** In no word, and part of one to both engines. */
const MARK = '\uE000';
const CODE_LENGTH = 6;

/** Engines take most signs for the end of a word: filed under its number, one is found like any other. */
const code = (sign: string): string =>
  MARK + (sign.codePointAt(0) ?? 0).toString(16).padStart(CODE_LENGTH, '0');

const rows = (text: string): string[][] =>
  (text.normalize('NFKC').replace(JOINERS, '').match(SIGNS) ?? []).map((row) =>
    Array.from(row, code),
  );

const neighbours = (row: readonly string[]): string[] =>
  row.slice(1).map((sign, index) => (row[index] ?? '') + sign);

/** Every sign and every two neighbours, each once. */
export const filedSigns = (text: string): string[] => [
  ...new Set(rows(text).flatMap((row) => [...row, ...neighbours(row)])),
];

/** The signs somebody typed, in their order: a pair is found where it stands side by side. */
export const askedSigns = (text: string): string[] => [
  ...new Set(rows(text).flatMap((row) => (row.length === 1 ? row : neighbours(row)))),
];

export const isSign = (word: string): boolean => word.startsWith(MARK);
