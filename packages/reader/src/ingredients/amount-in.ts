import type { Amount } from './amount.ts';
import { cleanLine } from './clean-line.ts';
import type { Lexicon } from './lexicon.ts';
import { type Line, readLine } from './line.ts';
import { readAmount } from './read-amount.ts';

/** The amount that a text states, with the line in which it stands. */
export function amountIn(text: string, lexicon: Lexicon): { amount: Amount; line: Line } {
  const line = readLine(cleanLine(text).text, lexicon);
  return { amount: readAmount(line), line };
}
