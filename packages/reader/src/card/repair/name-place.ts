/** Words too short to say by their first letter whether a line is a title. */
const SMALL = 4;

const lettersOf = (word: string): string =>
  word.replace(/^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu, '');
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(lettersOf(word));

/** "Aunt Carol's Greek Salad": every longer word begins large, and no amount comes first. */
const isTitle = (words: readonly string[]): boolean =>
  !/^\W*\d/u.test(words[0] ?? '') &&
  words.every((word) => isCapital(word) || lettersOf(word).length < SMALL);

/** Whether a word may be the name of a person, a place or a dish, which no list of words can know. */
export function isNameAt(words: readonly string[], index: number): boolean {
  if (!isCapital(words[index] ?? '')) return false;
  if (words.length > 1 && isTitle(words)) return true;
  const before = words[index - 1];
  const beginsSentence = before === undefined || /[.!?:)]$|^\d+$/u.test(before);
  const capitals = words.filter((word) => isCapital(word)).length;
  return !beginsSentence && capitals < words.length / 2;
}
