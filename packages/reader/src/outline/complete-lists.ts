import type { Finding } from '../finding.ts';
import { bareOf } from '../text/bare-text.ts';
import { isCutIn } from './cut-line.ts';
import { homeParts } from './home-parts.ts';
import { ingredientRows } from './ingredient-rows.ts';
import { leftOut, type LeftOut, type Likeness } from './left-out.ts';
import { pageOutline, type OutlineRow } from './page-outline.ts';
import { stepRows } from './step-rows.ts';

const MAX_COMPARED = 150;

/** The lines with those that are left out in their places, each once. */
function withLeftOut(declared: readonly string[], more: readonly LeftOut[]): string[] {
  const known = new Set(declared.map(bareOf));
  const added = more.filter(({ text }) => {
    const bare = bareOf(text);
    const isNew = !known.has(bare);
    known.add(bare);
    return isNew;
  });
  const behind = (place: number): string[] =>
    added.filter(({ after }) => after === place).map(({ text }) => text);
  return [...behind(-1), ...declared.flatMap((line, at) => [line, ...behind(at)])];
}

/** The lines to their end, where the page shows the rest of one that breaks off. */
function inFull(declared: readonly string[], rows: readonly OutlineRow[]): string[] {
  const shown = new Set(rows.map(({ bare }) => bare));
  return declared.map((line) =>
    shown.has(bareOf(line)) ? line : (rows.find(({ text }) => isCutIn(line, text))?.text ?? line),
  );
}

type Parts = readonly (readonly OutlineRow[])[];

function completed(
  declared: readonly string[],
  parts: Parts,
  likenessTo: (declared: readonly string[], rows: readonly OutlineRow[]) => Likeness,
): string[] {
  const rows = parts.flat().filter(({ list }) => list > 0);
  const full = inFull(declared, rows);
  const likeness = likenessTo(full, rows);
  return withLeftOut(full, leftOut(parts, likeness));
}

const differ = (one: readonly string[], other: readonly string[]): boolean =>
  one.length !== other.length || one.some((line, at) => line !== other[at]);

/** Adds what the lists of the page that hold the declared lines have beside them. */
export function completeLists(recipe: Finding, html: string): void {
  const { ingredients, steps } = recipe;
  if (ingredients.length > MAX_COMPARED || steps.length > MAX_COMPARED) return;
  const parts = homeParts([ingredients, steps], html).map(pageOutline);
  if (parts.length === 0) return;
  const list = completed(ingredients, parts, ingredientRows);
  if (!recipe.doubts.has('ingredients broken off') && differ(list, ingredients)) {
    recipe.ingredients = list;
    recipe.doubts.add('other ingredients');
  }
  const method = completed(steps, parts, stepRows);
  if (!recipe.doubts.has('steps broken off') && differ(method, steps)) {
    recipe.steps = method;
    recipe.doubts.add('other steps');
  }
}
