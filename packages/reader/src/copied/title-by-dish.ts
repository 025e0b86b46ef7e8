import type { SourceLine } from '../card/card-line.ts';
import { fold } from '../card/words/fold.ts';
import { withoutOrigins } from '../card/zones/origin-line.ts';
import { TITLE_MAX, tidyTitle } from '../card/fields/tidy-title.ts';
import type { TitleChooser } from '../card/fields/title.ts';
import { ANY_DISH } from './any-dish.ts';
import { isBesideTitle } from './beside-title.ts';

const STEM = 4;
const stemsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM && !ANY_DISH.test(word))
    .map((word) => word.slice(0, STEM));

/** The beginnings of the words that a recipe speaks in. */
export const spokenStems = (dish: string): ReadonlySet<string> => new Set(stemsOf(dish));

/** How much of a line's words come again in the recipe, 0..1. */
export function shareOfDish(text: string, known: ReadonlySet<string>): number {
  const stems = stemsOf(text);
  return stems.filter((stem) => known.has(stem)).length / Math.max(1, stems.length);
}

/** How well a line names the dish: its words come again in the recipe, and it is no sentence and no single word. */
function namesDish(text: string, known: ReadonlySet<string>): number {
  const words = text.split(' ').length;
  const again = shareOfDish(text, known);
  return again + (words > 1 && words < 12 ? 0.5 : 0) - (/[.!?:]$/u.test(text) ? 1 : 0);
}

/** The title of a page stands above its story, and once more above the recipe. */
const COMES_AGAIN = 0.5;

/** What stands there more than once, folded; a sentence and a lone word may do so for other reasons. */
export function comesAgain(lines: readonly SourceLine[]): string[] {
  const names = lines
    .map(({ text }) => fold(text))
    .filter((text) => text.includes(' ') && text.length <= TITLE_MAX && !/[.!?:]$/u.test(text));
  return [...new Set(names)].filter((name) => names.indexOf(name) < names.lastIndexOf(name));
}

/** The line that best names what is cooked, where a whole page was copied and its first lines are anything. */
export const titleByDish: TitleChooser = (lines, dish) => {
  const known = spokenStems(dish);
  const named = withoutOrigins(lines).filter(
    ({ text }) => /\p{L}{2}/u.test(text) && text.length <= TITLE_MAX && !isBesideTitle(text),
  );
  const [first] = named;
  if (!first) return null;
  const again = new Set(comesAgain(named));
  const weightOf = ({ text }: SourceLine): number =>
    namesDish(text, known) + (again.has(fold(text)) ? COMES_AGAIN : 0);
  const best = named.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a), first);
  return { text: tidyTitle(best.text).slice(0, TITLE_MAX), lines: [best] };
};
