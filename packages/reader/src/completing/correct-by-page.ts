import { areUnlike } from './another-recipe.ts';
import { statesAmount, stepLikeness } from '../lines/page-line-likeness.ts';
import type { Finding } from '../finding/finding.ts';
import { takeWithAdded } from '../finding/take-with-added.ts';
import { ingredientsDoubtful } from '../lines/ingredient-doubts.ts';
import { shownBetter } from './shown-better.ts';
import { isLengthened } from './lengthened-title.ts';
import { inShownOrder } from './shown-order.ts';
import { isStale } from './stale-ingredients.ts';
import { stepsShownOtherwise, stepsSumUp } from './step-doubts.ts';
import { areToldAlike } from '../otherwise/steps/told-alike.ts';
import { areWordedAlike } from './worded-alike.ts';
import { bareOf } from '../text/bare-text.ts';
import { wordShare } from '../text/word-share.ts';
import { SEEN, shareVisible } from '../shown/markup/visible-text.ts';

/** The way of several that the page shows at first, where what it shows is how the declared list begins. */
function firstOfSeveral(declared: string[], shown: readonly string[]): string[] {
  const differs = shown.findIndex((line, at) => bareOf(line) !== bareOf(declared[at] ?? ''));
  const alike = differs < 0 ? shown.length : differs;
  return alike >= 2 && alike >= shown.length * 0.8 ? declared.slice(0, alike) : declared;
}

const HARDLY = 0.1;

/** Whether a declared list stands nowhere on a page that shows quite another: data left over in a template. */
const isOfAnotherDish = (
  declared: readonly string[],
  listed: readonly string[],
  shown: string,
): boolean => areUnlike(declared, listed) && shareVisible(declared, shown) < HARDLY;

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

/** Whether one text tells word for word what the page shows step by step. */
const isSameInOne = (declared: readonly string[], shown: readonly string[]): boolean =>
  declared.length === 1 && shown.length > 1 && bareOf(declared[0] ?? '') === bareOf(shown.join(''));

/** Whether the page shows how a list that breaks off goes on, or that nothing follows. */
const isStartOf = (declared: readonly string[], shown: readonly string[]): boolean =>
  shown.length >= declared.length && bareOf(shown.join('')).startsWith(bareOf(declared.join('')));

const endsAlike = (declared: readonly string[], shown: readonly string[]): boolean =>
  bareOf(declared.at(-1) ?? '') === bareOf(shown.at(-1) ?? '');

const AGAIN = 0.9;

/** Whether elements were marked only up to a place, and the page shows the same list to its end. */
function isMarkedInPart(marked: readonly string[], shown: readonly string[]): boolean {
  if (marked.length === 0 || shown.length <= marked.length || !isStartOf(marked, shown))
    return false;
  // The same told once more is not the rest of it.
  return wordShare(shown.slice(marked.length).join(' '), marked.join(' ')) < AGAIN;
}

/** Whether a line is a marked step with its number before it: "1Boil the lentils". */
const repeatsStep = (line: string, steps: readonly string[]): boolean =>
  steps.some((step) => bareOf(line).endsWith(bareOf(step)));

/** Whether what follows the marked ingredients are more of them: each with its amount, or named in the steps. */
function goesOnWithFood(
  { ingredients: { length: from }, steps }: Finding,
  visible: Finding,
): boolean {
  const told = visible.steps.join(' ').toLowerCase();
  const isNamed = (line: string): boolean =>
    (line.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => told.includes(word));
  const [first = '', ...rest] = visible.ingredients.slice(from);
  if ([first, ...rest].some((line) => repeatsStep(line, steps))) return false;
  return statesAmount(first) && rest.every((line) => statesAmount(line) || isNamed(line));
}

/** Whether what follows the marked steps are more of them, and not the history of the dish or links to others. */
const goesOnWithSteps = (rest: readonly string[]): boolean =>
  rest.filter((line) => stepLikeness(line) > 0).length > rest.length / 2;

/** Completes what the page shows in full, where the data behind it breaks off or leaves the rest out. */
function takeTheRest(recipe: Finding, visible: Finding): void {
  const { doubts, ingredients, steps } = recipe;
  if (doubts.has('ingredients broken off') && isStartOf(ingredients, visible.ingredients)) {
    takeWithAdded(recipe, 'ingredients', visible.ingredients);
    doubts.delete('ingredients broken off');
  }
  const broken = doubts.has('steps broken off') || doubts.has('shortened steps');
  if (broken && steps.length > 0 && isStartOf(steps, visible.steps)) {
    takeWithAdded(recipe, 'steps', visible.steps);
    doubts.delete('steps broken off');
  }
  // The list that the page shows may end where the data does, after the same words in a story.
  if (endsAlike(steps, visible.steps)) doubts.delete('shortened steps');
}

function takeIngredients(recipe: Finding, visible: Finding): void {
  recipe.ingredients = visible.ingredients;
  recipe.doubts.delete('ingredients broken off');
  recipe.doubts.add('other ingredients');
}

function takeSteps(recipe: Finding, visible: Finding): void {
  recipe.steps = visible.steps;
  recipe.doubts.delete('steps broken off');
  recipe.doubts.add('other steps');
}

/** Takes from the page what it shows better than the data behind it says. */
export function correctByPage(recipe: Finding, visible: Finding, shown: string): void {
  const isBetter =
    ingredientsDoubtful(recipe.ingredients) && shownBetter(recipe.ingredients, visible.ingredients);
  if (areWordedAlike(recipe.ingredients, visible.ingredients)) {
    recipe.wordedAlike = true;
    if (isBetter) recipe.ingredients = visible.ingredients;
  } else if (isBetter) takeIngredients(recipe, visible);
  recipe.ingredients = inShownOrder(recipe.ingredients, visible.ingredients);
  if (visible.source === 'plugin' && isStale(recipe.ingredients, visible.ingredients)) {
    takeIngredients(recipe, visible);
  }
  if (recipe.doubts.has('shortened') && isPartOf(recipe.ingredients, visible.ingredients)) {
    takeWithAdded(recipe, 'ingredients', visible.ingredients);
    recipe.doubts.delete('ingredients broken off');
  }
  takeTheRest(recipe, visible);
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
  if (recipe.source !== 'json-ld') {
    if (isSameInOne(recipe.steps, visible.steps)) recipe.steps = visible.steps;
    const { ingredients, steps } = recipe;
    const isCutShort = isOnlyTheFirst(steps, visible.steps) || isMarkedInPart(steps, visible.steps);
    if (isCutShort && goesOnWithSteps(visible.steps.slice(steps.length)))
      takeSteps(recipe, visible);
    if (isMarkedInPart(ingredients, visible.ingredients) && goesOnWithFood(recipe, visible))
      takeIngredients(recipe, visible);
  }
  const unseen = shareVisible(recipe.steps, shown) < SEEN;
  if (unseen && stepsShownOtherwise(recipe.steps, visible.steps)) {
    if (areToldAlike(recipe.steps, visible.steps)) recipe.steps = visible.steps;
    else takeSteps(recipe, visible);
  }
  // Where the marked list is not the one that is shown, the marked steps are hardly either.
  const listIsOther =
    recipe.doubts.has('other ingredients') || recipe.doubts.has('added ingredients');
  if (listIsOther && stepsSumUp(recipe.steps, visible.steps)) {
    takeSteps(recipe, visible);
  }
  if (recipe.source !== 'json-ld' && isLengthened(recipe.title, visible.title, shown))
    recipe.title = visible.title;
}
