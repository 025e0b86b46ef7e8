import { fold } from '../card/fold.ts';
import { withoutOrigins } from '../card/origin-line.ts';
import { TITLE_MAX, tidyTitle } from '../card/tidy-title.ts';
import type { TitleChooser } from '../card/title.ts';

const STEM = 4;
const stemsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** How well a line names the dish: its words come again in the recipe, and it is no sentence and no single word. */
function namesDish(text: string, known: ReadonlySet<string>): number {
  const stems = stemsOf(text);
  const words = text.split(' ').length;
  const again = stems.filter((stem) => known.has(stem)).length / Math.max(1, stems.length);
  return again + (words > 1 && words < 12 ? 0.5 : 0) - (/[.!?:]$/u.test(text) ? 1 : 0);
}

/** The line that best names what is cooked, where a whole page was copied and its first lines are anything. */
export const titleByDish: TitleChooser = (lines, dish) => {
  const known = new Set(stemsOf(dish));
  const named = withoutOrigins(lines).filter(
    (line) => /\p{L}{2}/u.test(line.text) && line.text.length <= TITLE_MAX,
  );
  const [first] = named;
  if (!first) return null;
  const best = named.reduce(
    (a, b) => (namesDish(b.text, known) > namesDish(a.text, known) ? b : a),
    first,
  );
  return { text: tidyTitle(best.text).slice(0, TITLE_MAX), lines: [best] };
};
