import { CARD_WORDS, NAMING_WORDS } from '../words/cooking-words.ts';
import { isWord } from '../words/known-word.ts';
import type { Mended } from './mended-word.ts';
import { type Guess, nearestOf } from './nearest-word.ts';
import { splitInTwo, writtenApart } from './split-in-two.ts';

/** Where a word stands and how well it was read: what a repair goes by besides its letters. */
export interface WordPlace {
  /** 0..1 */
  confidence: number;
  isName: boolean;
  next: string;
}

const LETTER_FOR_SIGN: Readonly<Record<string, string>> = {
  '1': 'l',
  '0': 'o',
  '5': 's',
  '+': 't',
  '|': 'l',
  '3': 'z',
  '9': 'g',
  '6': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Strokes that run together, or fall apart, into other letters. */
const MERGED_STROKES = [
  ['H', 'fl'],
  ['H', 'lt'],
  ['H', 'tl'],
  ['H', 'tt'],
  ['h', 'lt'],
  ['rn', 'm'],
  ['m', 'rn'],
  ['cl', 'd'],
  ['d', 'cl'],
  ['vv', 'w'],
  ['ii', 'u'],
] as const;
/** A comma close to a word is read as the tail of one of these letters. */
const COMMA_LIKE = /[gyqj9;]$/u;
const COMMA_COST = 0.6;
/** What follows the comma of an ingredient: "butter, softened", "limes, cut in half". */
const AFTER_COMMA = /(?:ed|en|ly)[.,;]?$|^(?:cut|at|for|in|to|plus|then|and|or)$/iu;
const POSSESSIVE = /(?:'s|s')$/u;

const byLength = new Map<number, string[]>();
for (const word of CARD_WORDS)
  byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);

const limitFor = (length: number): number =>
  length < 5 ? 0.5 : length < 6 ? 1 : length < 7 ? 1.5 : length < 10 ? 2 : 2.5;
/** A name that comes near a word of cooking is still a name, unless hardly a stroke tells them apart. */
const limitForName = (length: number): number =>
  length < 5 ? 0 : length < 7 ? 0.5 : length < 10 ? 1 : 1.5;
const LONG_NAME = 8;
/** The better a word was read, the nearer the other has to be. */
const WELL_READ = { from: 0.85, limit: 1 };

/** A dish is called by things, not by orders, and its capital is seldom misread. */
const mayNameDish = (candidate: string, read: string): boolean =>
  NAMING_WORDS.has(candidate) && (read.length >= LONG_NAME || candidate.startsWith(read.charAt(0)));

function nearest(word: string, { isName, confidence }: WordPlace): Guess | null {
  const most = (isName ? limitForName : limitFor)(word.length);
  const limit = confidence > WELL_READ.from ? Math.min(most, WELL_READ.limit) : most;
  const candidates = [-2, -1, 0, 1, 2]
    .flatMap((more) => byLength.get(word.length + more) ?? [])
    .filter((candidate) => candidate.length > 2)
    .filter((candidate) => POSSESSIVE.test(candidate) === POSSESSIVE.test(word))
    .filter((candidate) => !isName || mayNameDish(candidate, word));
  const guess = nearestOf(word, candidates, limit);
  return guess?.isAlone ? guess : null;
}

function withStrokesParted(text: string): string | null {
  for (const [read, meant] of MERGED_STROKES) {
    const candidate = text.replace(read, meant).toLowerCase();
    if (text.includes(read) && CARD_WORDS.has(candidate)) return candidate;
  }
  return null;
}

function beforeComma(letters: string, place: WordPlace): Guess | null {
  if (place.isName || !COMMA_LIKE.test(letters)) return null;
  if (letters.endsWith('y') && !AFTER_COMMA.test(place.next)) return null;
  const stem = letters.slice(0, -1);
  if (CARD_WORDS.has(stem)) return { word: stem, distance: 0, isAlone: true };
  return stem.length > 3 ? nearest(stem, place) : null;
}

function likelyWord(letters: string, place: WordPlace): Mended | null {
  const stem = beforeComma(letters, place);
  if (stem?.distance === 0) return { text: `${stem.word},`, isSure: false };
  if (isWord(letters) || (place.isName && place.confidence > WELL_READ.from)) return null;
  const parts = splitInTwo(letters);
  if (parts) return { text: writtenApart(parts), isSure: !place.isName };
  const whole = nearest(letters, place);
  if (stem && (!whole || stem.distance + COMMA_COST <= whole.distance))
    return { text: `${stem.word},`, isSure: false };
  return whole && { text: whole.word, isSure: false };
}

function withCaseOf(model: string, word: string): string {
  if (/^\p{Lu}{3,}/u.test(model) && !/\p{Ll}/u.test(model)) return word.toUpperCase();
  return /^\p{Lu}\p{Ll}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Small letters in the middle of a word that look like their capitals: "cooKed", "tbSp". */
const withoutStrayCapitals = (word: string): string =>
  /\p{Ll}/u.test(word) && /(?<=.)\p{Lu}/u.test(word) && !/^(?:Mc|Mac|O')\p{Lu}/u.test(word)
    ? word.charAt(0) + word.slice(1).toLowerCase()
    : word;

function repairLetters(body: string, place: WordPlace): Mended | null {
  if (!/\p{L}/u.test(body) || body.length < 3) return null;
  const parted = withStrokesParted(body);
  if (parted && !isWord(body.toLowerCase()))
    return { text: withCaseOf(body, parted), isSure: true };
  const signsRead = body.replace(/[103569+|@$!]/gu, (sign) => LETTER_FOR_SIGN[sign] ?? sign);
  const text = withoutStrayCapitals(signsRead);
  const letters = text.toLowerCase();
  if (CARD_WORDS.has(letters))
    return text === body ? null : { text: withCaseOf(text, letters), isSure: true };
  if (/[^\p{L}'-]/u.test(letters)) return null;
  const guess = likelyWord(letters, place);
  return guess && { ...guess, text: withCaseOf(text, guess.text) };
}

/** What a doubtful word most likely says, going by the words that are used on recipe cards; null where it is left as read. */
export function repairWord(word: string, place: WordPlace): Mended | null {
  const match = /^([("'-]*\d*(?:\/\d)?)(.*?)([)"',.;:!?-]*)$/u.exec(word);
  const [lead, body, tail] = [match?.[1] ?? '', match?.[2] ?? '', match?.[3] ?? ''];
  const isAmount = /\d$/u.test(lead);
  if (isAmount && body.length < 3) return null;
  const repaired = repairLetters(body, place);
  const text = repaired?.text ?? body;
  const space = isAmount && text !== '' ? ' ' : '';
  const rest = text.endsWith(',') && tail.startsWith(',') ? tail.slice(1) : tail;
  const whole = lead + space + text + rest;
  return whole === word ? null : { text: whole, isSure: repaired?.isSure ?? true };
}
