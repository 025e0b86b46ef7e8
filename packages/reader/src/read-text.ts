import { assemble } from './assemble.ts';
import { judge } from './confidence.ts';
import { ingredientLikeness } from './dom/line-likeness.ts';
import type { PageLine } from './dom/page-lines.ts';
import { readSections } from './dom/read-sections.ts';
import { readFacts } from './dom/visible-facts.ts';
import { emptyFinding } from './finding.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { plainLines } from './text/plain-text.ts';
import { tidyIngredients, tidySteps, tidyTitle } from './tidy-lines.ts';
import { opensStepsVaguely, sectionKind } from './vocabulary/section-words.ts';

const HEADING_LEVEL = 4;
const MAX_LINES = 3_000;

const asLine = (text: string): PageLine => ({
  text,
  heading: sectionKind(text) !== null || opensStepsVaguely(text) ? HEADING_LEVEL : 0,
  element: null,
  tag: '',
});

/** Where nothing is headed: the first run of lines with amounts are the ingredients, the rest the steps. */
function byAmounts(lines: readonly string[]): { ingredients: string[]; steps: string[] } {
  const first = lines.findIndex((line, at) => at > 0 && ingredientLikeness(line) > 0);
  if (first < 0) return { ingredients: [], steps: [] };
  const after = lines.slice(first).findIndex((line) => ingredientLikeness(line) < 0);
  const end = after < 0 ? lines.length : first + after;
  return { ingredients: lines.slice(first, end), steps: lines.slice(end) };
}

/** The recipe of a plain text, as pasted or recognised from a photo; null when it holds none. */
export function readText(text: string): ReadRecipe | null {
  const lines = plainLines(text).slice(0, MAX_LINES);
  const page = { lines: lines.map(asLine), rangeOf: new Map() };
  const sections = readSections({ root: [], elements: [] }, page);
  const guessed = sections.ingredients && sections.steps ? null : byAmounts(lines);
  const ingredients = sections.ingredients?.lines ?? guessed?.ingredients ?? [];
  const steps = sections.steps?.lines ?? guessed?.steps ?? [];
  const title = lines.find((line) => sectionKind(line) === null) ?? '';
  if (ingredients.length === 0 || steps.length === 0 || ingredients.includes(title)) return null;
  const recipe = {
    ...emptyFinding('text'),
    ...readFacts(lines),
    title: tidyTitle(title.replace(/^#+\s*/, '')),
    ingredients: tidyIngredients(ingredients),
    steps: tidySteps(steps),
  };
  return assemble(recipe, null, judge(recipe, ''));
}
