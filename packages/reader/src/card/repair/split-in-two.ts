import { CARD_WORDS } from '../words/cooking-words.ts';

/** Shorter words fall into two by chance: "cupper". */
const SHORTEST_PAIR = 7;

interface TwoWords {
  first: string;
  second: string;
  /** The second says what was done to the first, so that a comma was lost between them. */
  isDone: boolean;
}

/** Two words that stand close, as "onionsminced" do; null where no place parts two known words. */
export function splitInTwo(word: string): TwoWords | null {
  if (word.length < SHORTEST_PAIR) return null;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (CARD_WORDS.has(first) && CARD_WORDS.has(second))
      return { first, second, isDone: second.endsWith('ed') };
  }
  return null;
}

/** Two words as they are written apart. */
export const writtenApart = ({ first, second, isDone }: TwoWords): string =>
  `${first}${isDone ? ',' : ''} ${second}`;
