import type { Finding } from './finding.ts';
import { ingredientsDoubtful, shownBetter } from './ingredient-doubts.ts';
import { inShownOrder } from './shown-order.ts';
import { isStale } from './stale-ingredients.ts';
import { stepsShownOtherwise } from './step-doubts.ts';
import { bareOf } from './text/bare-text.ts';
import { wordShare } from './text/word-share.ts';
import { SEEN, shareVisible } from './visible-text.ts';

/** The way of several that the page shows at first, where what it shows is how the declared list begins. */
function firstOfSeveral(declared: string[], shown: readonly string[]): string[] {
  const differs = shown.findIndex((line, at) => bareOf(line) !== bareOf(declared[at] ?? ''));
  const alike = differs < 0 ? shown.length : differs;
  return alike >= 2 && alike >= shown.length * 0.8 ? declared.slice(0, alike) : declared;
}

const HARDLY = 0.1;
const UNLIKE = 0.4;

/** Whether a declared list stands nowhere on a page that shows quite another: data left over in a template. */
function isOfAnotherDish(
  declared: readonly string[],
  listed: readonly string[],
  shown: string,
): boolean {
  if (declared.length === 0 || listed.length < 2) return false;
  const words = declared.join(' ').replace(/\d+|(?<!\p{L})\p{L}{1,3}(?!\p{L})/gu, ' ');
  return shareVisible(declared, shown) < HARDLY && wordShare(words, listed.join(' ')) < UNLIKE;
}

/** Whether the page shows every line of a declared list, and more. */
function isPartOf(declared: readonly string[], shown: readonly string[]): boolean {
  const lines = new Set(shown.map(bareOf));
  return shown.length > declared.length && declared.every((line) => lines.has(bareOf(line)));
}

/** Whether one step is declared and the page shows it with more to follow: only its first paragraph was marked. */
function isOnlyTheFirst(declared: readonly string[], shown: readonly string[]): boolean {
  const [only] = declared;
  if (only === undefined || declared.length > 1) return false;
  const whole = shown.join(' ');
  if (/(?:…|\.{3})$/.test(only))
    return whole.length > only.length && bareOf(whole).startsWith(bareOf(only));
  return bareOf(only) === bareOf(shown[0] ?? '') && whole.length > only.length * 2;
}

function takeIngredients(recipe: Finding, visible: Finding): void {
  recipe.ingredients = visible.ingredients;
  recipe.doubts.add('other ingredients');
}

function takeSteps(recipe: Finding, visible: Finding): void {
  recipe.steps = visible.steps;
  recipe.doubts.add('other steps');
}

/** Takes from the page what it shows better than the data behind it says. */
export function correctByPage(recipe: Finding, visible: Finding, shown: string): void {
  if (
    ingredientsDoubtful(recipe.ingredients) &&
    shownBetter(recipe.ingredients, visible.ingredients)
  ) {
    takeIngredients(recipe, visible);
  }
  recipe.ingredients = inShownOrder(recipe.ingredients, visible.ingredients);
  if (visible.source === 'plugin' && isStale(recipe.ingredients, visible.ingredients)) {
    takeIngredients(recipe, visible);
  }
  if (recipe.doubts.has('shortened') && isPartOf(recipe.ingredients, visible.ingredients)) {
    takeIngredients(recipe, visible);
  }
  if (recipe.doubts.has('variants')) {
    recipe.ingredients = firstOfSeveral(recipe.ingredients, visible.ingredients);
    recipe.steps = firstOfSeveral(recipe.steps, visible.steps);
  }
  if (isOfAnotherDish(recipe.ingredients, visible.ingredients, shown)) {
    takeIngredients(recipe, visible);
    if (!shown.includes(bareOf(recipe.title))) recipe.title = visible.title || recipe.title;
  }
  // Without a list of ingredients, what the page shows may be a story about the dish.
  if (visible.ingredients.length > 1 && isOfAnotherDish(recipe.steps, visible.steps, shown)) {
    takeSteps(recipe, visible);
  }
  if (recipe.source !== 'json-ld' && isOnlyTheFirst(recipe.steps, visible.steps)) {
    takeSteps(recipe, visible);
  }
  const unseen = shareVisible(recipe.steps, shown) < SEEN;
  if (unseen && stepsShownOtherwise(recipe.steps, visible.steps)) {
    takeSteps(recipe, visible);
  }
  // Microdata names often carry a rating or "recipe", which the heading of the page leaves out.
  const extra = recipe.title.startsWith(visible.title)
    ? recipe.title.slice(visible.title.length)
    : '';
  if (recipe.source !== 'json-ld' && /^\W*(?:recipe|re[cz]ept|receta|\d)\b/i.test(extra)) {
    recipe.title = visible.title;
  }
}
