import { readDifficulty } from '../../fields/difficulty.ts';
import type { StatedDifficulty } from '../../fields/stated-difficulty.ts';
import { DIFFICULTY, DIFFICULTY_LABEL } from '../../vocabulary/fact-words.ts';
import { factsIn, LABEL_MAX } from './facts-in-row.ts';
import { valueAfter } from './labelled-time.ts';

/** A label opens its line or a fact in it. */
const HOLDS_LABEL = new RegExp(DIFFICULTY, 'i');

/** How hard it is as the lines of a page label it. */
export function labelledDifficulty(lines: readonly string[]): StatedDifficulty | null {
  for (const [at, line] of lines.entries()) {
    if (line.length > LABEL_MAX || !HOLDS_LABEL.test(line)) continue;
    const among = factsIn(line);
    const part = among.length > 1 ? labelledDifficulty(among) : null;
    if (part !== null) return part;
    const words = valueAfter(DIFFICULTY_LABEL, line, lines[at + 1]?.slice(0, LABEL_MAX) ?? '');
    const difficulty = words === null ? null : readDifficulty(words);
    if (words !== null && difficulty !== null) return { difficulty, words };
  }
  return null;
}

/** Such a label in bare text, as far as tells it: most pages have none in thousands of letters. */
const BARE_LABEL =
  /difficulty|level|schwierigkeit|moeilijkheid|difficulté|niveau|dificultad|dificuldade|difficoltà|svårighetsgrad|sværhedsgrad|vanskelighetsgrad|trudności(?<=(?:stopień|poziom)trudności)|nehézség|náročnosť|obtížnost/;

/** Whether a bare text, of a row or of what stands above a list, may hold such a label. */
export const mayLabelDifficulty = (bare: string): boolean => BARE_LABEL.test(bare);
