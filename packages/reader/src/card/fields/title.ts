import type { SourceLine } from '../card-line.ts';
import { withoutOrigins } from '../zones/origin-line.ts';
import { TITLE_MAX, tidyTitle } from './tidy-title.ts';

export interface FoundTitle {
  text: string;
  lines: SourceLine[];
}

/** A second line of the title is set nearly as large as the first. */
const SAME_SIZE = 0.82;
const LARGER = 1.25;

const sizeOf = (line: SourceLine): number => line.photographed?.layout.height ?? 0;

/** Chooses the title among the lines above the ingredients, knowing what the recipe speaks of. */
export type TitleChooser = (lines: readonly SourceLine[], dish: string) => FoundTitle | null;

/** The title among the lines above the ingredients: the first, or a clearly larger one below it. */
export function readTitle(lines: readonly SourceLine[]): FoundTitle | null {
  const named = withoutOrigins(lines).filter(
    (line) => tidyTitle(line.text).length > 1 && /\p{L}{2}/u.test(line.text),
  );
  const first = named[0];
  if (!first) return null;
  const largest = named.reduce((a, b) => (sizeOf(b) > sizeOf(a) * LARGER ? b : a), first);
  const next = named[named.indexOf(largest) + 1];
  const isWrapped =
    next !== undefined &&
    next === lines[lines.indexOf(largest) + 1] &&
    sizeOf(largest) > 0 &&
    sizeOf(next) > SAME_SIZE * sizeOf(largest) &&
    !/[.!]$/u.test(next.text) &&
    !isSentenceBelow(largest.text, next.text) &&
    next.text.length < 40 &&
    hasLargeType(largest, named);
  const chosen = isWrapped ? [largest, next] : [largest];
  return {
    text: tidyTitle(chosen.map(({ text }) => text).join(' ')).slice(0, TITLE_MAX),
    lines: chosen,
  };
}

const longWords = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? [];
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** "From the church supper" below "Maple Baked Beans": a title goes on as it began, every longer word large. */
function isSentenceBelow(title: string, below: string): boolean {
  const [, ...words] = longWords(below);
  const small = words.filter((word) => !isCapital(word)).length;
  return longWords(title).every(isCapital) && small > words.length / 2;
}

/** Only type larger than the rest of the card can tell a second line of the title from what follows it. */
function hasLargeType(line: SourceLine, lines: readonly SourceLine[]): boolean {
  const others = lines.filter((other) => other !== line).map(sizeOf);
  return others.length > 1 && sizeOf(line) > LARGER * Math.min(...others);
}
