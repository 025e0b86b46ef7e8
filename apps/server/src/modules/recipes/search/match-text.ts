import { tagEntry, wordEntry } from './index-entries.ts';
import type { Selection } from './search-index.ts';
import type { Term, Tier } from './search-query.ts';
import { singular } from './singular.ts';

/** How an engine writes what it is asked. Entries hold letters, digits and the mark of signs, never a quote: quoting them is all the escaping there is. */
export interface MatchSyntax {
  readonly whole: (entry: string) => string;
  readonly beginning: (entry: string) => string;
  readonly or: string;
  readonly and: string;
}

/** Whatever has a word in it is filed under its number-free form too: where that is asked for, the word itself adds nothing. */
const withoutCovered = (words: ReadonlySet<string>): string[] =>
  [...words].filter((word) => singular(word) === word || !words.has(singular(word)));

function waysToFind(
  { words, beginnings, continued, slips }: Term,
  match: Tier['match'],
): { whole: readonly string[]; begun: readonly string[] } {
  if (match === 'word') return { whole: withoutCovered(new Set(words)), begun: [] };
  const whole = [...words, ...(continued ?? []), ...(match === 'slip' ? slips : [])];
  return {
    whole: withoutCovered(new Set(whole)),
    begun: continued === undefined ? beginnings : [],
  };
}

export function matchText({ book, tags, tier }: Selection, syntax: MatchSyntax): string {
  const terms = tier?.terms.map((term) => {
    const { whole, begun } = waysToFind(term, tier.match);
    const entry = (word: string): string => wordEntry(book, tier.widest, word);
    const ways = [
      ...whole.map((word) => syntax.whole(entry(word))),
      ...begun.map((word) => syntax.beginning(entry(word))),
    ];
    return `(${ways.join(syntax.or)})`;
  });
  const marks = tags.map((tag) => syntax.whole(tagEntry(book, tag)));
  return [...marks, ...(terms ?? [])].join(syntax.and);
}
