import type { ScannedPage } from '../../scan/scan-page.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';
import { plainLine } from '../../text/plain-text.ts';

/** A step that is only named is no sentence: "Make the dough". */
const LONGEST_NAME = 60;
const SENTENCE = /[.!。]$/u;
const FEWEST = 2;
/** What is told of a step, in letters. */
const SHORTEST_TOLD = 15;
const LONGEST_TOLD = 2_000;
const WORDS_MAX = 300;

const isName = ({ line, bare, at }: SeenLine): boolean =>
  at >= 0 && bare.length <= LONGEST_NAME && !SENTENCE.test(line);

/**
 * The steps of data that has no more than their names, each with what the page tells below it: "Make the dough" above "Knead
 * flour and water".
 */
export function toldBelowNames(
  steps: readonly SeenLine[],
  { markup, places }: ScannedPage,
): Map<string, string | null> {
  const found = new Map<string, string | null>();
  if (steps.length < FEWEST || !steps.every(isName)) return found;
  let letters = 0;
  for (const [index, { line, at, bare }] of steps.entries()) {
    const next = steps[index + 1];
    if (!next) {
      found.set(line, null);
      break;
    }
    const end = at + bare.length;
    const told = next.at - end;
    if (told < SHORTEST_TOLD || told > LONGEST_TOLD) return new Map();
    letters += told - bare.length;
    const written = markup.slice(places.of(end).markupAt, places.of(next.at).markupAt);
    found.set(line, `… ${plainLine(written).slice(0, WORDS_MAX)}`);
  }
  // A caption below each would be shorter.
  return letters > 0 ? found : new Map();
}
