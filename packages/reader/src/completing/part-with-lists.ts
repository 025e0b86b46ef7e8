import { mayHeadNutrition } from '../dom/shown-nutrition.ts';
import type { Finding } from '../finding/finding.ts';
import type { Page } from '../scan/page.ts';
import type { Span } from '../scan/span.ts';
import { mayLabelDifficulty } from '../shown/facts/labelled-difficulty.ts';
import { endOf, type SeenLine, seenLines } from '../shown/seen-lines.ts';

/** Shorter lines stand in stories and menus as well. */
const FOOD_MIN = 8;
const STEP_MIN = 20;
const MOSTLY = 0.5;

/** What of the markup may stand above the lists: their headings, what portions there are, how long it takes. */
const ABOVE = 10_000;
/** The same where the ingredients are not found as they are declared: those of the page stand above the steps, or beside them. */
const ABOVE_WITH_LIST = 24_000;
const BELOW = 10_000;
/** More lies between two lists only where one of them was found elsewhere than the recipe. */
const WIDEST = 60_000;

/** Whether the data leaves nothing to be looked for all over the page. */
const isToldOtherwise = (recipe: Finding, shown: string): boolean =>
  recipe.title !== '' &&
  recipe.yieldText !== '' &&
  (recipe.prepTime ?? recipe.cookTime ?? recipe.totalTime) !== null &&
  recipe.images.length > 0 &&
  (recipe.difficulty !== null || !mayLabelDifficulty(shown)) &&
  (Object.keys(recipe.nutrition).length > 0 || !mayHeadNutrition(shown));

/** The lines of a list that are found on the page and long enough to be found there alone; none where most are not. */
function foundOf(lines: readonly string[], least: number, shown: string): readonly SeenLine[] {
  const long = seenLines(lines, shown).filter(({ bare }) => bare.length >= least);
  const found = long.filter(({ at }) => at >= 0);
  return found.length >= Math.max(1, long.length * MOSTLY) ? found : [];
}

/**
 * The part of the markup in which the page shows the lists of its data, with what stands around them; null where that is
 * not sure, or more than the lists is wanted.
 */
export function partWithLists(recipe: Finding, page: Page): Span | null {
  const { markup, places, shown } = page;
  if (recipe.source !== 'json-ld' || !isToldOtherwise(recipe, shown)) return null;
  const steps = foundOf(recipe.steps, STEP_MIN, shown);
  if (steps.length === 0) return null;
  const foods = foundOf(recipe.ingredients, FOOD_MIN, shown);
  const found = [...foods, ...steps];
  const first = places.of(Math.min(...found.map(({ at }) => at))).markupAt;
  const last = places.of(Math.max(...found.map(endOf))).markupAt;
  if (last - first > WIDEST) return null;
  const above = foods.length > 0 ? ABOVE : ABOVE_WITH_LIST;
  // Text begins behind a tag: nothing is cut in two there.
  const from = Math.max(0, places.pieceBefore(first - above));
  const to = places.pieceBefore(last + BELOW);
  return { from, to: to > last ? to : markup.length };
}
