import { askedSigns } from './signs.ts';

/** Letters that Unicode does not take apart, as people without them on the keyboard write them. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  // At the end of a word; which letter is the last is not known while typing.
  ς: 'σ',
};
const NOT_TAKEN_APART = /[ßæœøđðłıþς]/g;
const MARKS = /\p{M}+/gu;

/** The other way to write these without a key for them: "Kaese" for "Käse", "smoer" for "smør". */
const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const HAS_TWO_SPELLINGS = /[äöüøå]/g;

/** Pieces tied together by hyphens or apostrophes. */
const TIED = /[\p{L}\p{N}\p{M}]+(?:[-‐'][\p{L}\p{N}\p{M}]+)*/gu;
const HYPHEN = /[-‐]/;
const APOSTROPHES = /[’ʼ`´]/g;
/** "d'Anjou" is found by "anjou"; the s of "shepherd's" is no word. */
const SHORTEST_PIECE = 3;

/** Written without spaces, so that nobody can tell where a word ends: every two neighbours count as one. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]+/gu;
const LONGEST_WORD = 32;

/** Lower case without accents: "Crème brûlée" and "creme brulee" become one. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(NOT_TAKEN_APART, (letter) => PLAIN[letter] ?? letter);

const folded = (word: string): string => fold(word).slice(0, LONGEST_WORD);

/** The folded ways to write one word, the plainest first. */
function spellings(word: string): string[] {
  const spelledOut = word.replace(HAS_TWO_SPELLINGS, (letter) => SPELLED_OUT[letter] ?? letter);
  return spelledOut === word ? [folded(word)] : [folded(word), folded(spelledOut)];
}

const tiedPieces = (text: string): string[] =>
  text.replace(APOSTROPHES, "'").normalize('NFKC').toLowerCase().match(TIED) ?? [];

/** `atEnd`: the last letter alone too, so that it is found when it is all that is asked for. */
function cutUnspaced(word: string, { atEnd }: { readonly atEnd: boolean }): string[] {
  const runs = word.match(UNSPACED);
  if (runs === null) return [word];
  const spaced = word.split(UNSPACED).filter((part) => part !== '');
  const pairs = runs.flatMap((run) => {
    const letters = Array.from(run);
    const starts = atEnd || letters.length === 1 ? letters : letters.slice(0, -1);
    return starts.map((letter, index) => letter + (letters[index + 1] ?? ''));
  });
  return [...spaced, ...pairs];
}

/** Everything a text can be found by, folded, each once, in order. "Gluten-free" is found as two words and as one. */
export function filedWords(text: string): string[] {
  const words = tiedPieces(text).flatMap((tied) => {
    const pieces = tied.split(HYPHEN);
    const inner = pieces.flatMap((piece) => piece.split("'"));
    return [
      ...pieces.map((piece) => piece.split("'").join('')),
      ...inner.filter((piece) => piece.length >= SHORTEST_PIECE),
      inner.join(''),
    ];
  });
  const cut = words.flatMap(spellings).flatMap((word) => cutUnspaced(word, { atEnd: true }));
  return [...new Set(cut)].filter((word) => word !== '');
}

/** The words somebody typed, each with the ways to write it; signs where there is no word at all. */
export function askedWords(text: string): string[][] {
  const words = tiedPieces(text)
    .flatMap((tied) => tied.split(HYPHEN))
    .map((piece) => piece.split("'").join(''))
    .flatMap((word) => cutUnspaced(word, { atEnd: false }));
  const byPlainest = new Map(words.map((word) => [folded(word), spellings(word)]));
  byPlainest.delete('');
  if (byPlainest.size === 0) return askedSigns(text).map((sign) => [sign]);
  return [...byPlainest.values()];
}
