import { amountStart } from './amount-start.ts';
import { likenessOf } from './card-line-likeness.ts';
import type { SourceLine } from '../card-line.ts';
import { headingOf } from './headings.ts';

type ListKind = 'ingredients' | 'directions';

/** So many lines below a heading, and so much of each, show whether it heads what it says. */
const SEEN = 4;
const SEEN_OF_LINE = 200;
const MEASURED_LEAST = 2;

function readsAs(kind: ListKind, text: string): boolean {
  const { ingredient, step } = likenessOf(text.slice(0, SEEN_OF_LINE));
  const difference = kind === 'ingredients' ? ingredient - step : step - ingredient;
  return difference > 0 && Math.max(ingredient, step) > 0;
}

const beginsWithMeasure = ({ text }: SourceLine): boolean => amountStart(text) === 'measure';

/** Where the first list of a kind stands that has a heading, and lines below it that read so; -1 where there is none. */
function headedList(lines: readonly SourceLine[], kind: ListKind, from = 0): number {
  return lines.findIndex(({ text }, at) => {
    const heading = at < from ? null : headingOf(text, false);
    if (heading?.kind !== kind) return false;
    const seen = lines.slice(at + 1, at + 1 + SEEN);
    const next = seen.findIndex((line) => headingOf(line.text, false) !== null);
    const below = next < 0 ? seen : seen.slice(0, next);
    return [heading.rest, ...below.map((line) => line.text)].some((each) => readsAs(kind, each));
  });
}

/**
 * The lines above the lists of a typed text that heads both of them: a name, a story, whose page it is, but no part of
 * the lists. None where a list without a heading may stand there, and none of a card, whose lines may be read out of order.
 */
export function linesAboveLists(lines: readonly SourceLine[]): readonly SourceLine[] {
  if (lines.some(({ photographed }) => photographed !== null)) return [];
  const ingredients = headedList(lines, 'ingredients');
  if (ingredients < 0) return [];
  // "How to make it" may also head a part of the story, where the directions follow below the ingredients.
  const isFollowed = headedList(lines, 'directions', ingredients) >= 0;
  const start = isFollowed ? ingredients : headedList(lines, 'directions');
  const above = lines.slice(0, Math.max(0, start));
  return above.filter(beginsWithMeasure).length < MEASURED_LEAST ? above : [];
}
