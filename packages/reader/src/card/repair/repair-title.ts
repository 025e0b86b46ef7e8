import { withCapitalOf } from './with-capital-of.ts';
import type { SourceLine } from '../card-line.ts';
import { fold, foldedWords } from '../words/fold.ts';
import { isWordOrName } from '../words/known-word.ts';
import { nearestOf } from './nearest-word.ts';
import type { FoundTitle } from '../fields/title.ts';
import { TITLE_WORDS, WHOSE_DISH } from '../words/title-words.ts';

/** A name that was read better than this is left alone: no list of words knows them all. */
const HARD_TO_READ = 0.75;
const SHORTEST = 3;
/** Written with a flourish, these capitals are taken for one another. */
const CAPITALS = ['bsrdp', 'cgjhlsty', 'fjtl', 'aoqc', 'uvwn'];

/** So much of a word may be misread; more of one that the recipe itself speaks of. */
function limitFor({ length }: string, isSpokenOf: boolean): number {
  if (length < 4) return isSpokenOf ? 1.1 : 0;
  if (length < 5) return isSpokenOf ? 1.1 : 0.6;
  return length < 7 ? 1.1 : 1.6;
}

const isSameCapital = (a: string, b: string): boolean =>
  a === b || CAPITALS.some((group) => group.includes(a) && group.includes(b));

/** A capital is seldom lost, but may be taken for another of its kind. */
const mayBe = (candidate: string, read: string): boolean =>
  candidate.length >= SHORTEST &&
  (candidate.startsWith(read.charAt(0)) ||
    (candidate.length === read.length && isSameCapital(candidate.charAt(0), read.charAt(0))));

/** What a word is taken for, of the words that come near enough. */
function meantBy(word: string, recipe: ReadonlySet<string>): string | null {
  const isWhose = word.endsWith("'s");
  const candidates = (isWhose ? WHOSE_DISH : TITLE_WORDS).filter((each) => mayBe(each, word));
  const isSpokenOf = (each: string): boolean => recipe.has(each) || recipe.has(`${each}s`);
  const spokenOf = nearestOf(word, candidates.filter(isSpokenOf), limitFor(word, true));
  const guess = spokenOf ?? nearestOf(word, candidates, isWhose ? 1 : limitFor(word, false));
  return guess?.isAlone ? guess.word : null;
}

/** How well a word was read; one that stood close to others was read as well as all of them. */
function certaintyOf(word: string, lines: readonly SourceLine[]): number {
  const read = lines
    .flatMap(({ photographed }) => photographed?.words ?? [])
    .filter(({ text }) => fold(text).includes(word));
  return Math.min(1, ...read.map(({ confidence }) => confidence));
}

function repairedWord(word: string, { lines }: FoundTitle, recipe: ReadonlySet<string>): string {
  const letters = fold(word);
  const isWord = /^[\p{L}\d'|]+$/u.test(word) && /\p{L}{2}/u.test(word);
  if (!isWord || letters.length < SHORTEST || isWordOrName(letters)) return word;
  if (certaintyOf(letters, lines) >= HARD_TO_READ) return word;
  const meant = meantBy(letters, recipe);
  return meant === null ? word : withCapitalOf(word, meant);
}

/** "KeyWest": two words that stand close. */
const parted = (word: string): string =>
  word.replace(/^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u, (whole, first: string, second: string) =>
    isWordOrName(fold(first)) && isWordOrName(fold(second)) ? `${first} ${second}` : whole,
  );

/** "Grammy s Plum": a flourished apostrophe is lost, and what followed it stands alone. */
const LONE_S = /(?<=\p{Lu}\p{Ll}{2,}) s (?=\p{Lu})/gu;
/** "Crispy y Plum": the tail of a last letter is read once more; "a" and "i" may be words. */
const ECHO = /(?<=([b-hj-z])) \1(?= )/gu;

/** A title with the words that were hard to read taken for what dishes, places and families are called; in English only. */
export function repairTitle(title: FoundTitle, recipe: string, language: string): FoundTitle {
  const isPhotographed = title.lines.some(({ photographed }) => photographed);
  if (language !== 'en' || !isPhotographed) return title;
  const spokenOf = new Set(foldedWords(recipe));
  const read = title.text.replace(LONE_S, "'s ").replace(ECHO, '').split(' ');
  const words = read.map((word) => repairedWord(parted(word), title, spokenOf));
  const mended = read.flatMap((word, index) => {
    const text = words[index] ?? word;
    return text === word ? [] : [{ read: word, text, isSure: false }];
  });
  const lines = title.lines.map((line) => {
    const own = mended.filter(({ read: word }) => fold(line.text).includes(fold(word)));
    return { ...line, mended: [...line.mended, ...own] };
  });
  return { text: words.join(' '), lines };
}
