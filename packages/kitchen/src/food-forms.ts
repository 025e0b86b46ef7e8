import { inflect, unitOf } from './units.ts';

/**
 * Endings of a plural and what its singular ends in, for the languages that recipes come in.
 * Used to tell that two words name the same food, never to write one.
 */
const ENDINGS: readonly (readonly [plural: string, singular: string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ves', 'f'],
  ['e', ''],
  ['n', ''],
  ['en', ''],
  ['er', ''],
  ['eren', ''],
  ['er', 'e'],
  ['ar', ''],
  ['or', 'a'],
  ['ter', ''],
  ['i', 'o'],
  ['i', 'e'],
  ['i', ''],
  ['e', 'a'],
  ['a', 'o'],
  ['oes', 'ao'],
  ['aux', 'al'],
  ['x', ''],
  ['ek', 'ko'],
  ['y', 'a'],
  ['y', ''],
  ['ow', ''],
];
const SHORTEST_STEM = 3;
// "Ei" and "Eier", "ei" and "eieren": the one short word that every kitchen counts.
const SHORT_STEMS = new Set(['ei', 'ui']);

/** What may be the singular of a folded word; the word itself is not among it. */
export function singularsOf(word: string): string[] {
  const found = ENDINGS.filter(([plural]) => word.endsWith(plural)).map(
    ([plural, singular]) => word.slice(0, word.length - plural.length) + singular,
  );
  // Dutch doubles the vowel or loses a consonant: "tomaten", "tomaat"; "bollen", "bol".
  const dutch = word
    .replace(/([aeou])([b-df-hj-np-tv-z])en$/, '$1$1$2')
    .replace(/([b-df-hj-np-tv-z])\1en$/, '$1');
  return [...found, dutch].filter(
    (stem) => stem !== word && (stem.length >= SHORTEST_STEM || SHORT_STEMS.has(stem)),
  );
}

const UNCHANGING =
  /^(?:salmon|trout|cod|squid|shrimp|tuna|mackerel|haddock|halibut|plaice|bream|hake|goose|garlic|celery|broccoli|cauliflower|asparagus|corn|bread|meat|chicken|fish|fennel|ginger|rice|beef|pork|lamb)$/i;
const NO_PLAIN_PLURAL = /(?:s|x|z|ch|sh|[^aeiou]y|o|f|fe|i|man|[^a-z])$/i;
const NO_PLAIN_SINGULAR = /(?:ies|ves|oes|[sxz]es|[cs]hes|us|is|ss)$/i;

/** An English food in the number asked for, where the plain plural with -s is sure; else null. */
export function englishForm(word: string, many: boolean): string | null {
  if (UNCHANGING.test(word) || word.length < 3) return null;
  if (unitOf(word)) return inflect(word, many);
  if (many) return NO_PLAIN_PLURAL.test(word) ? null : `${word}s`;
  if (!/[a-z]s$/i.test(word) || NO_PLAIN_SINGULAR.test(word)) return null;
  const singular = word.slice(0, -1);
  return NO_PLAIN_PLURAL.test(singular) ? null : singular;
}
