import type { Finding } from '../../finding/finding.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { amountsAsShown } from './amounts-as-shown.ts';
import { asOftenAsShown } from './as-often-as-shown.ts';
import { ingredientsInFull, stepsInFull } from './lines-in-full.ts';
import { partAsShown } from './run-together-lines.ts';
import { splitAfter } from './split-after.ts';
import { stepsAsShown } from './steps-as-shown.ts';
import { joinInRows } from './torn-in-row.ts';
import { joinAsShown } from './torn-lines.ts';

/** With what a step goes on behind the longest of those that are its beginning; null where none is. */
function restBehind(declared: readonly string[], step: string): string | null {
  const bare = bareOf(step);
  const starts = declared.map(bareOf).filter((start) => start !== '' && bare.startsWith(start));
  const longest = starts.reduce((one, other) => (other.length > one.length ? other : one), '');
  return (longest !== '' && splitAfter(longest, step)?.behind.trim()) || null;
}

/** Puts the lines together as the page shows them, where its data tears, joins, doubles or cuts them or leaves out amounts. */
export function listsAsShown(recipe: Finding, page: ScannedPage): void {
  const { shown } = page;
  const ingredients = asOftenAsShown(
    partAsShown(joinInRows(joinAsShown(recipe.ingredients, page), page), page),
    shown,
  );
  const steps = asOftenAsShown(recipe.steps, shown);
  recipe.ingredients = amountsAsShown(ingredientsInFull(ingredients, page), page);
  // One text for all steps must be whole before it can be found in the rows of the page.
  recipe.steps = stepsAsShown(stepsInFull(steps, page), page);
  if (recipe.ingredients === ingredients && recipe.steps === steps) return;
  const before = new Set([...ingredients, ...steps]);
  const isNew = (line: string): boolean => !before.has(line);
  // A step that is only a part of what was told before is no longer than that.
  const isLonger = (step: string): boolean =>
    !steps.some((told) => bareOf(told).includes(bareOf(step)));
  recipe.toldOn = [
    ...recipe.ingredients.filter(isNew).map((line) => ({ line, rest: null })),
    ...recipe.steps
      .filter((step) => isNew(step) && isLonger(step))
      .map((step) => ({ line: step, rest: restBehind(steps, step) })),
  ];
}
