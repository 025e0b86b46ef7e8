import type { SourceLine } from '../card/card-line.ts';
import { fold } from '../card/fold.ts';
import { withoutOrigins } from '../card/origin-line.ts';
import { TITLE_MAX, tidyTitle } from '../card/tidy-title.ts';
import type { TitleChooser } from '../card/title.ts';

const STEM = 4;
/** What every recipe speaks of, and the name of many a site: "Sam Cooks", "Unsere Küche"; all folded. */
const ANY_DISH =
  /^(?:cook(?:s|ed|ing)?|kitchens?|recipes?|koch(?:en|t)?|kuche|rezepte?|keuken|kook(?:t)?|recept(?:en|ek)?|cuisine|recettes?|cocina|recetas?|cozinha|receitas?|cucina|ricett[ae]|koket?|kokken(?:et)?|opskrift(?:er)?|kjokken(?:et)?|oppskrift(?:er)?|kuchnia|przepisy?|konyha)$/u;
const stemsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM && !ANY_DISH.test(word))
    .map((word) => word.slice(0, STEM));

/** How well a line names the dish: its words come again in the recipe, and it is no sentence and no single word. */
function namesDish(text: string, known: ReadonlySet<string>): number {
  const stems = stemsOf(text);
  const words = text.split(' ').length;
  const again = stems.filter((stem) => known.has(stem)).length / Math.max(1, stems.length);
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
  const known = new Set(stemsOf(dish));
  const named = withoutOrigins(lines).filter(
    (line) => /\p{L}{2}/u.test(line.text) && line.text.length <= TITLE_MAX,
  );
  const [first] = named;
  if (!first) return null;
  const again = new Set(comesAgain(named));
  const weightOf = ({ text }: SourceLine): number =>
    namesDish(text, known) + (again.has(fold(text)) ? COMES_AGAIN : 0);
  const best = named.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a), first);
  return { text: tidyTitle(best.text).slice(0, TITLE_MAX), lines: [best] };
};
