import type { Finding } from '../finding/finding.ts';
import { CONFIRMED, isDeclared, type ListConfidence } from './list-confidence.ts';
import { foodsNotConfirmed, stepsNotConfirmed } from '../otherwise/lists/not-confirmed.ts';
import type { ComparedSteps } from '../otherwise/steps/told-otherwise.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { isOwnRow } from '../shown/lists/own-row.ts';
import { isSaidWithMore } from '../shown/lists/said-with-more.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { bareTextSeen, mayHoldHidden, visibleLines } from '../shown/markup/visible-text.ts';

/** How a page shows the lines of a list. */
export interface ShownList {
  /** Those that it shows, be it in other words. */
  lines: readonly string[];
  /** Those of which it could not be told that it does. */
  unsure: readonly string[];
}

export interface ShownIngredients extends ShownList {
  /** Whether it shows so many as they are that the rest are believed. */
  isEnough: boolean;
}

const areEnough = (shown: readonly string[], all: readonly string[]): boolean =>
  shown.length >= all.length * CONFIRMED;

/** The ingredients that a page shows, where need be with more beside them or without those words that it hides on their lines. */
function shownAsDeclared({ ingredients, source }: Finding, page: ScannedPage): readonly string[] {
  const { markup, shown } = page;
  const asWritten = visibleLines(ingredients, shown);
  if (areEnough(asWritten, ingredients) || !isDeclared(source)) return asWritten;
  const visible = new Set(asWritten);
  const withMore = ingredients.filter((line) => visible.has(line) || isSaidWithMore(line, shown));
  if (areEnough(withMore, ingredients)) return withMore;
  const mayHideWords = ingredients.some(
    (line) => !withMore.includes(line) && mayHoldHidden(line, page),
  );
  const seen = mayHideWords ? bareTextSeen(markup.whole) : null;
  const unhidden = seen === null ? [] : visibleLines(ingredients, seen);
  return unhidden.length > withMore.length ? unhidden : withMore;
}

/** How a page shows the ingredients: those that it says in other words, too. */
export function ingredientsShown(recipe: Finding, page: ScannedPage): ShownIngredients {
  const { ingredients, source, wordedAlike = false } = recipe;
  const asDeclared = shownAsDeclared(recipe, page);
  const isEnough = areEnough(asDeclared, ingredients);
  if (!isDeclared(source)) return { lines: asDeclared, unsure: [], isEnough };
  const unsure = wordedAlike ? [] : foodsNotConfirmed(ingredients, page);
  if (unsure.length === 0) return { lines: ingredients, unsure, isEnough };
  const visible = new Set(asDeclared);
  const notSaid = new Set(unsure);
  const lines = ingredients.filter((line) => visible.has(line) || !notSaid.has(line));
  return { lines, unsure, isEnough };
}

/** How a page shows the steps, be they written otherwise. */
export function stepsShown(
  { steps }: Finding,
  page: ScannedPage,
  compared: ComparedSteps | null,
): ShownList {
  const asWritten = new Set(visibleLines(steps, page.shown));
  const lines = steps.filter((step) => asWritten.has(step) || compared?.alike.has(step) === true);
  const unsure = compared ? stepsNotConfirmed(steps, compared.alike, page) : [];
  return { lines, unsure };
}

/** Of the lines that a page shows, those that are surely its own: where it shows few, each in an element of its own. */
export function surelyShown(
  { lines, unsure }: ShownList,
  { isHardlyShown }: ListConfidence,
  page: ScannedPage,
): readonly string[] {
  const ownLines = isHardlyShown
    ? seenLines(lines, page.shown)
        .filter((line) => isOwnRow(line, page))
        .map(({ line }) => line)
    : lines;
  const notSure = new Set(unsure);
  return ownLines.filter((line) => !notSure.has(line));
}
