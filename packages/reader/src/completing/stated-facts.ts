import { restOfTotal } from '../fields/rest-of-total.ts';
import { readServings } from '../fields/servings.ts';
import { minutesOf, type Finding } from '../finding/finding.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { hasDigit } from '../shown/facts/fact-rows.ts';
import { rowsAbove } from '../shown/facts/rows-above.ts';
import { firstSeen, type SeenLine } from '../shown/seen-lines.ts';
import { labelledDifficulty, mayLabelDifficulty } from '../shown/facts/labelled-difficulty.ts';
import { mayStateTimes } from '../shown/facts/may-state-times.ts';
import { statedTimes } from '../shown/facts/stated-times.ts';
import { textAbove } from '../shown/facts/text-above.ts';
import { numbersAbove, yieldsAbove } from '../shown/facts/stated-yields.ts';

const TIMES = ['prepTime', 'cookTime', 'totalTime'] as const;

function addYield(recipe: Finding, first: SeenLine, page: ScannedPage): void {
  if (readServings(recipe.yieldText) !== null) return;
  if (numbersAbove(first, page.shown).length === 0) return;
  for (const [, stated] of yieldsAbove(first, page)) {
    // "1 serving" heads the table of what a portion holds.
    if ((readServings(stated) ?? 1) <= 1) continue;
    recipe.yieldText = stated;
    recipe.stated = [...(recipe.stated ?? []), 'servings'];
    return;
  }
}

/** Whether the data leaves out a time for which there is room: nothing is cooked where the work takes all of the total. */
function lacksTime(recipe: Finding): boolean {
  const { prepTime, cookTime, totalTime } = recipe;
  if (prepTime !== null && cookTime !== null) return false;
  return totalTime === null || restOfTotal(minutesOf(recipe)) !== null;
}

function addTimes(recipe: Finding, first: SeenLine, page: ScannedPage): void {
  if (!lacksTime(recipe)) return;
  if (!mayStateTimes(textAbove(first, page.shown))) return;
  const times = statedTimes(rowsAbove(first, page, hasDigit));
  const given = TIMES.filter((field) => recipe[field] !== null);
  // What the page says of them is no good for the others where it is of something else.
  if (given.some((field) => (times[field] ?? recipe[field])?.minutes !== recipe[field]?.minutes))
    return;
  for (const field of TIMES) {
    const time = times[field];
    if (!time || recipe[field] !== null) continue;
    recipe[field] = time;
    recipe.stated = [...(recipe.stated ?? []), field];
  }
}

function addDifficulty(recipe: Finding, first: SeenLine, page: ScannedPage): void {
  if (recipe.difficulty !== null || !mayLabelDifficulty(textAbove(first, page.shown))) return;
  const stated = labelledDifficulty(rowsAbove(first, page, mayLabelDifficulty));
  if (stated === null) return;
  recipe.difficulty = stated.difficulty;
  recipe.statedDifficulty = stated.words;
}

/** Takes the portions, the times and the difficulty that the data does not give from above the list of the page. */
export function addStatedFacts(recipe: Finding, page: ScannedPage): void {
  const first = firstSeen([recipe.ingredients, recipe.steps], page.shown);
  if (first === undefined) return;
  addYield(recipe, first, page);
  addTimes(recipe, first, page);
  addDifficulty(recipe, first, page);
}
