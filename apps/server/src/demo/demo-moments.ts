import { DAY, HOUR } from '../platform/clock.ts';
import type { DemoRecipe } from './recipes/demo-recipe.ts';

const SPAN_MS = 120 * DAY;
/** Above 1: a cook who has just moved in copies less per week than one who uses the book. */
const DENSER_LATELY = 1.6;

/** When each of so many recipes was written down, oldest first: over the last months, more of them lately, none in the future. */
export const demoMoments = (count: number, now: number): number[] =>
  Array.from({ length: count }, (_, index) => {
    const age = count === 1 ? 0 : (count - 1 - index) / (count - 1);
    return Math.round(now - HOUR - age ** DENSER_LATELY * SPAN_MS);
  });

interface DatedRecipe {
  readonly recipe: DemoRecipe;
  readonly moment: number;
}

/** The recipes oldest first. Each user wrote over the whole time, so that both have added some this week. */
export function datedRecipes(recipes: readonly DemoRecipe[], now: number): DatedRecipe[] {
  const byOwner = Map.groupBy(recipes, ({ owner }) => owner);
  const dated = [...byOwner.values()].flatMap((own) => {
    const moments = demoMoments(own.length, now);
    return own.map((recipe, index) => ({ recipe, moment: moments[index] ?? now }));
  });
  return dated.toSorted((one, other) => one.moment - other.moment);
}
