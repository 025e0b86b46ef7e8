import { foldedWords } from './folded-words.ts';
import { singular } from './singular.ts';

export type Field = 'title' | 'ingredients' | 'tags';

/** One word the cook typed, and the words of the book it may stand for. */
export interface Term {
  /** As typed and in its number-free form; beginnings of words count. */
  readonly beginnings: readonly string[];
  /** Whole words one slip away. */
  readonly slips: readonly string[];
}

/** Every term must be found in one of the fields. */
export interface Tier {
  readonly terms: readonly Term[];
  readonly fields: readonly Field[];
  readonly match: 'word' | 'beginning' | 'slip';
}

const EVERYWHERE: readonly Field[] = ['title', 'ingredients', 'tags'];
const MOST_WORDS = 12;

/** More words than anybody types would only cost time. */
export const searchWords = (search: string): string[] => foldedWords(search).slice(0, MOST_WORDS);

export const toTerm = (word: string, slips: readonly string[]): Term => ({
  beginnings: [...new Set([word, singular(word)])],
  slips,
});

/**
 * Best first: titles before ingredients before tags, whole words before beginnings, and what is only found by forgiving a
 * slip after everything that is not.
 */
export function rankedTiers(terms: readonly Term[]): Tier[] {
  const tiers: Tier[] = [
    { terms, fields: ['title'], match: 'word' },
    { terms, fields: ['title'], match: 'beginning' },
    { terms, fields: ['title', 'ingredients'], match: 'beginning' },
    { terms, fields: EVERYWHERE, match: 'beginning' },
  ];
  if (terms.every(({ slips }) => slips.length === 0)) return tiers;
  return [
    ...tiers,
    { terms, fields: ['title'], match: 'slip' },
    { terms, fields: EVERYWHERE, match: 'slip' },
  ];
}
