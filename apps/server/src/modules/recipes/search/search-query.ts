import { askedWords } from './folded-words.ts';
import { FIELDS, type Field } from './search-document.ts';
import { bothNumbers } from './singular.ts';
import { LONG_WORD, SHORTEST_FORGIVEN } from './typo.ts';

/** One word the cook typed, and the words of the book it may stand for. */
export interface Term {
  /** As typed; a word of the book may go on from there. */
  readonly beginnings: readonly string[];
  /** Whole words that go on from it; undefined where there are too many to name. */
  readonly continued: readonly string[] | undefined;
  /** Whole words: as typed, in the number-free form, and written together with its neighbour ("butter milk"). */
  readonly words: readonly string[];
  /** What a slip may have been made in: the word as typed and without its plural, if it is long enough. */
  readonly slippable: readonly string[];
  /** Whole words one slip away. */
  readonly slips: readonly string[];
}

/** Every term must be found in one of the fields: titles, or ingredients as well, or tags as well. */
export interface Tier {
  readonly terms: readonly Term[];
  readonly widest: Field;
  readonly match: 'word' | 'beginning' | 'slip';
}

export type Slips = ReadonlyMap<string, readonly string[]>;
export type Continuations = ReadonlyMap<string, readonly string[]>;

const MOST_SHORT = 12;
const VERY_SHORT = /^[a-z0-9]{1,2}$/;

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** Very short words begin so many others that more of them than anybody types would only cost time. */
function withoutTooManyShort(asked: readonly string[][]): string[][] {
  return asked.filter(([word = ''], index) => index < MOST_SHORT || !VERY_SHORT.test(word));
}

const longEnough = (beginnings: readonly string[], letters: number): string[] =>
  bothNumbers(beginnings).filter((word) => word.length >= letters);

export function toTerms(search: string): Term[] {
  const asked = withoutTooManyShort(askedWords(search));
  const joined = asked.slice(1).map(([next = ''], index) => `${asked[index]?.[0] ?? ''}${next}`);
  return asked.map((beginnings, index) => ({
    beginnings,
    continued: undefined,
    words: bothNumbers([...beginnings, ...joined.slice(Math.max(0, index - 1), index + 1)]),
    slippable: longEnough(beginnings, LONG_WORD),
    slips: [],
  }));
}

/** A short word in which a slip is thought of too. */
export const forgivenThough = (term: Term): Term => ({
  ...term,
  slippable: longEnough(term.beginnings, SHORTEST_FORGIVEN),
});

/** Whether a slip would be thought of only if the word is forgiven though short. */
export const isShort = (term: Term): boolean =>
  forgivenThough(term).slippable.length > term.slippable.length;

export const withSlips = (term: Term, slips: Slips): Term => ({
  ...term,
  slips: unique(term.slippable.flatMap((word) => slips.get(word) ?? [])).filter(
    (word) => !term.words.includes(word),
  ),
});

export const withContinuations = (term: Term, known: Continuations): Term =>
  term.beginnings.every((word) => known.has(word))
    ? { ...term, continued: unique(term.beginnings.flatMap((word) => known.get(word) ?? [])) }
    : term;

/** Looking for what is nowhere takes as long as looking for something. */
export const withoutUnknown = (term: Term, unknown: ReadonlySet<string>): Term => ({
  ...term,
  words: term.words.filter((word) => !unknown.has(word)),
});

const mayGoOn = ({ words, continued }: Term): boolean =>
  continued === undefined || continued.some((word) => !words.includes(word));

const canMatch = ({ terms, match }: Tier): boolean =>
  terms.every(({ words, continued, slips }) => {
    if (words.length > 0) return true;
    if (match === 'word') return false;
    return (
      continued === undefined || continued.length > 0 || (match === 'slip' && slips.length > 0)
    );
  });

/**
 * Best first: titles before ingredients before tags, in each whole words before beginnings ("pea" is no pear), and what is
 * only found by forgiving a slip after everything that is not.
 */
export function rankedTiers(terms: readonly Term[]): Tier[] {
  if (terms.length === 0) return [];
  const matches: readonly Tier['match'][] = terms.some(mayGoOn) ? ['word', 'beginning'] : ['word'];
  const tiers = FIELDS.flatMap((widest) =>
    matches.map((match): Tier => ({ terms, widest, match })),
  );
  const forgiving: readonly Tier[] = terms.some(({ slips }) => slips.length > 0)
    ? [
        { terms, widest: 'title', match: 'slip' },
        { terms, widest: 'tags', match: 'slip' },
      ]
    : [];
  return [...tiers, ...forgiving].filter(canMatch);
}
