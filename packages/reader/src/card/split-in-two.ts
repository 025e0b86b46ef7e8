import { CARD_WORDS } from './cooking-words.ts';

/** Shorter words fall into two by chance: "cupper". */
const SHORTEST_PAIR = 7;

/** Two words that stand close, as "onionsminced" do; null where no place parts two known words. */
export function splitInTwo(word: string): string | null {
  if (word.length < SHORTEST_PAIR) return null;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (CARD_WORDS.has(first) && CARD_WORDS.has(second))
      return second.endsWith('ed') ? `${first}, ${second}` : `${first} ${second}`;
  }
  return null;
}
