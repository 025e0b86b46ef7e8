import { beginsWithVerb, likenessOf } from './card-line-likeness.ts';
import type { PlacedLine } from './placed-line.ts';

const WORDS_MAX = 2;
const FINISHED = /[.!?]["')\]]?\s*$/u;

const isStep = (entry: PlacedLine | undefined): boolean =>
  entry?.zone === 'directions' && entry.role === 'content';

/** "Béchamel", "Fertigstellen": a word or two of a typed text between whole sentences name what the next ones are about. */
export function settleStepNames(placed: readonly PlacedLine[]): PlacedLine[] {
  return placed.map((entry, index) => {
    const { text, photographed } = entry.line;
    const before = placed[index - 1];
    const next = placed[index + 1];
    const isName =
      isStep(entry) &&
      photographed === null &&
      /^\p{Lu}[\p{L}\s'’-]*$/u.test(text) &&
      text.split(/\s+/u).length <= WORDS_MAX &&
      !beginsWithVerb(text) &&
      (!isStep(before) || FINISHED.test(before?.line.text ?? '')) &&
      next !== undefined &&
      isStep(next) &&
      !next.line.startsApart &&
      FINISHED.test(next.line.text) &&
      likenessOf(next.line.text).step > 0;
    return isName ? { ...entry, role: 'section' } : entry;
  });
}
