import type { Evidence, Ingredient } from '@commonplate/contract';
import type { ReadRecipe } from '@commonplate/reader';
import { alignLines } from './align-lines.ts';
import {
  type Compared,
  type Reading,
  agreedLine,
  compareLine,
  lonelyLine,
} from './compared-line.ts';
import { agree, comparable } from './likeness.ts';

type List<Value> = readonly Reading<Value>[];

export function evidenceAt(recipe: ReadRecipe, path: string): Evidence {
  const found = recipe.evidence.find((piece) => piece.path === path);
  return found ?? { path, confidence: recipe.confidence, basis: 'inferred' };
}

/** What a field or line was read as, with all that is said of it. */
export function readingAt<Value>(
  recipe: ReadRecipe,
  path: string,
  read: Pick<Reading<Value>, 'value' | 'text'>,
): Reading<Value> {
  const pageWords = recipe.evidence.find(
    (piece) =>
      piece.pageSays !== undefined && (piece.path === path || piece.path.startsWith(`${path}.`)),
  );
  return { ...read, evidence: evidenceAt(recipe, path), pageWords };
}

export const ingredientsOf = (recipe: ReadRecipe): Reading<Ingredient>[] =>
  recipe.ingredients.map((value, at) => {
    const text = [value.quantity, value.unit, value.item].filter(Boolean).join(' ');
    return readingAt(recipe, `ingredients.${at}`, { value, text });
  });

export const directionsOf = (recipe: ReadRecipe): Reading<string>[] =>
  recipe.directions.map(({ instruction }, at) =>
    readingAt(recipe, `directions.${at}`, { value: instruction, text: instruction }),
  );

export interface ComparedList<Value> {
  readonly lines: readonly Compared<Value>[];
  /** Lines both have, of the fewer there are. */
  readonly share: number;
}

/** Line by line. */
export function compareLists<Value>(built: List<Value>, model: List<Value>): ComparedList<Value> {
  const ready = (list: List<Value>) => list.map(({ text }) => comparable(text));
  let shared = 0;
  const lines = alignLines(ready(built), ready(model)).flatMap(({ one, other }) => {
    const [left, right] = [built[one ?? -1], model[other ?? -1]];
    if (left && right) {
      shared += 1;
      return [compareLine(left, right)];
    }
    const lonely = left ? lonelyLine(left, 'built') : right && lonelyLine(right, 'model');
    return lonely ? [lonely] : [];
  });
  return { lines, share: shared / Math.max(1, Math.min(built.length, model.length)) };
}

/** The same words may be parted into steps in two ways, which is no disagreement. */
export function compareSteps(built: List<string>, model: List<string>): ComparedList<string> {
  const whole = (list: List<string>) => comparable(list.map(({ text }) => text).join(' '));
  if (built.length === model.length || !agree(whole(built), whole(model))) {
    return compareLists(built, model);
  }
  const least = Math.min(...model.map(({ evidence }) => evidence.confidence));
  return { lines: built.map((step) => agreedLine(step, step.value, least)), share: 1 };
}
