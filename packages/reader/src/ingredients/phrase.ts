import type { Token } from './tokens.ts';

const LONGEST_PHRASE = 4;

export interface PhraseMatch {
  readonly phrase: string;
  /** Index of the first token after the phrase. */
  readonly next: number;
}

interface Phrases {
  has(phrase: string): boolean;
}

const isDot = (token: Token | undefined): boolean => token?.key === '.';

/** The longest known phrase that begins at a token; dots of abbreviations are read over. */
export function matchPhrase(
  tokens: readonly Token[],
  start: number,
  known: Phrases,
): PhraseMatch | null {
  let phrase = '';
  let best: PhraseMatch | null = null;
  let index = start;
  for (let words = 0; words < LONGEST_PHRASE; words += 1) {
    const token = tokens[index];
    if (token?.kind !== 'word') break;
    phrase = words === 0 ? token.key : `${phrase} ${token.key}`;
    index += 1;
    while (isDot(tokens[index])) index += 1;
    if (known.has(phrase)) best = { phrase, next: index };
  }
  return best;
}
