import type { Finding } from '../finding/finding.ts';
import { announcedBehind, announcesMore } from './announced-lines.ts';
import { countedBelow } from './counted-below.ts';
import { countedOnBehind } from './list-counted-on.ts';
import { nextIngredient } from './next-ingredient.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { listEdges } from '../shown/lists/list-edges.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { nextStep } from './next-step.ts';

function ingredientBehindAll(ingredients: readonly string[], page: ScannedPage): string | null {
  const edges = listEdges(seenLines(ingredients, page.shown), 'ingredients', page);
  if (edges.isClosed && edges.isUnbroken) return null;
  return nextIngredient(ingredients, page) ?? announcedBehind(ingredients, page, 'ingredients');
}

function stepBehindAll(recipe: Finding, page: ScannedPage): string | null {
  const told = seenLines(recipe.steps, page.shown);
  const { isClosed } = listEdges(told, 'steps', page);
  if (isClosed) return null;
  return (
    nextStep(recipe, page) ??
    countedBelow(told, page) ??
    announcedBehind(recipe.steps, page, 'steps') ??
    countedOnBehind(recipe.steps, page)
  );
}

/** Notes with what a page goes on behind the last of the declared lines. */
export function noteWhatFollows(recipe: Finding, page: ScannedPage): void {
  const ingredient = ingredientBehindAll(recipe.ingredients, page);
  if (ingredient !== null) {
    recipe.doubts.add('shortened');
    recipe.nextIngredient = ingredient;
  }
  const step = stepBehindAll(recipe, page);
  if (step === null) return;
  recipe.nextStep = step;
  // What is only announced is not on the page to be taken from there.
  if (!announcesMore(step, recipe.steps.length)) recipe.doubts.add('shortened steps');
}

/** The last declared lines, each with what follows it on the page, where the rest could not be taken from there. */
export function whatFollows(recipe: Finding): Map<string, string> {
  const { doubts, ingredients, steps } = recipe;
  const found = new Map<string, string>();
  const note = (last: string | undefined, next: string | undefined): void => {
    if (last !== undefined && next !== undefined) found.set(last, `… ${next}`);
  };
  if (
    doubts.has('shortened') &&
    !doubts.has('other ingredients') &&
    !doubts.has('added ingredients')
  )
    note(ingredients.at(-1), recipe.nextIngredient);
  const { nextStep: next } = recipe;
  if (next === undefined || doubts.has('other steps') || doubts.has('added steps')) return found;
  if (doubts.has('shortened steps') || announcesMore(next, steps.length)) note(steps.at(-1), next);
  return found;
}
