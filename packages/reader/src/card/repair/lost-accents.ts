import { amountStart } from '../zones/amount-start.ts';
import { COOKING_WORDS } from '../words/cooking-words.ts';
import { fold } from '../words/fold.ts';
import { ENGLISH_LISTS, isWordOrName } from '../words/known-word.ts';

const WORD = /\p{L}[\p{L}'’]*/gu;
const ACCENTED = /(?=\p{L})\P{ASCII}/u;
/** "don't", "you'll": two words in one. */
const SHORTENED = /\p{L}'\p{L}/u;
const NAME_MIN = 4;
const ITEM_MIN = 3;

const bareOf = (word: string): string => fold(word).replace(/'s?$/u, '');

/** Three letters in a row, the edges of the word counted. */
const triplesOf = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => `^${word}$`.slice(at, at + 3));

const ENGLISH_TRIPLES = new Set(ENGLISH_LISTS.flatMap((words) => [...words].flatMap(triplesOf)));
/** So much of a word is spelled as no English word is: more than chance. */
const UNUSUAL = { least: 2, share: 0.25 };

function looksForeign(word: string): boolean {
  const triples = triplesOf(bareOf(word));
  const unusual = triples.filter((triple) => !ENGLISH_TRIPLES.has(triple)).length;
  return unusual >= UNUSUAL.least && unusual > UNUSUAL.share * triples.length;
}

/** A word that has its accents lost none. */
const isUnknown = (word: string): boolean =>
  !ACCENTED.test(word) && !SHORTENED.test(bareOf(word)) && !isWordOrName(bareOf(word));

/** An ingredient no word of which is known in any kitchen the reader knows, and that is no brand: "rau ram". */
function unknownItem(text: string, words: readonly string[]): string[] {
  if (amountStart(text) === 'none' || words.some((word) => COOKING_WORDS.has(bareOf(word))))
    return [];
  return words.filter(
    (word) => word.length >= ITEM_MIN && /^\p{Ll}+$/u.test(word) && isUnknown(word),
  );
}

/** Words of an English line that may come from a language with accents, and names that stand beside them. */
function doubtsOf(text: string): string[] {
  const words = text.match(WORD) ?? [];
  const foreign = words.filter(
    (word) => word.length >= NAME_MIN && isUnknown(word) && looksForeign(word),
  );
  const names = words.filter(
    (word) => word.length >= NAME_MIN && /^\p{Lu}\p{Ll}/u.test(word) && isUnknown(word),
  );
  const inTheStyle = text.match(/(?<!\p{L})a(?= la(?!\p{L}))/giu) ?? [];
  return [
    ...foreign,
    ...(foreign.length > 0 ? names : []),
    ...inTheStyle,
    ...unknownItem(text, words),
  ];
}

/** A recogniser that has read one accent somewhere on the card knows them. */
export const knowsAccents = (texts: readonly string[]): boolean =>
  texts.some((text) => ACCENTED.test(text));

/**
 * The words of each line of an English card that may have lost their accents, where the recogniser knows none.
 * A name that is in doubt in the title is in doubt wherever it comes again.
 */
export function lostAccents(texts: readonly string[]): string[][] {
  const doubted = new Set(
    texts
      .flatMap(doubtsOf)
      .map(bareOf)
      .filter((word) => word.length > 1),
  );
  return texts.map((text) => {
    const again = (text.match(WORD) ?? []).filter((word) => doubted.has(bareOf(word)));
    return [...new Set([...again, ...doubtsOf(text)])];
  });
}
