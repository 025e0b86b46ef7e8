const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['calves', 'calf'],
  ['knives', 'knife'],
  ['shelves', 'shelf'],
  ['geese', 'goose'],
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['mice', 'mouse'],
  ['children', 'child'],
]);
const SHORTEST = 4;
const KEEPS_ITS_S = /(ss|us)$/;

/** Ending to ending, first match wins. Both numbers of a word meet in one form; it need not be a word itself. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // Berry and berries, cookie and cookies, chilli, chillis and chillies.
  [/(.{2})(ies|ie|is|i)$/, '$1y'],
  [/oes?$/, 'o'],
  [/eaux$/, 'eau'],
  [/(ch|sh|ss|x|z)es?$/, '$1'],
  [/s$/, ''],
];

function withoutPlural(word: string): string {
  if (word.length < SHORTEST) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (KEEPS_ITS_S.test(word)) return word;
  for (const [ending, replacement] of ENDINGS) {
    if (ending.test(word)) return word.replace(ending, replacement);
  }
  return word;
}

/**
 * One form for singular and plural of a folded English word: tomato and tomatoes, leaf and leaves, cookie and cookies. It has none
 * of its own: children meet in child, and so do "childrens".
 */
export function singular(word: string): string {
  const shorter = withoutPlural(word);
  return shorter === word ? word : singular(shorter);
}

/** Each word as written and in its number-free form, so that either way of writing finds it. */
export const bothNumbers = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [word, singular(word)])),
];
