import type { readPage } from '../../packages/reader/src/index.ts';
import type { BenchPage, ExpectedRecipe } from './bench-page.ts';

type Read = ReturnType<typeof readPage>;

export interface PageScore {
  readonly page: BenchPage;
  readonly found: boolean;
  /** Title, ingredients and steps as they should be; for a page without a recipe, that none was found. */
  readonly right: boolean;
  /** Null where the page states none. */
  readonly factsRight: boolean | null;
  readonly confidence: number;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|[\d.,/⁄]*\d/gu) ?? [];
const lineKey = (line: string): string => wordsOf(line).join(' ');

/** The harmonic mean of what was found and what was meant, items counted as often as they stand. */
function overlap(found: readonly string[], meant: readonly string[]): number {
  const left = new Map<string, number>();
  for (const item of meant) left.set(item, (left.get(item) ?? 0) + 1);
  let shared = 0;
  for (const item of found) {
    const count = left.get(item) ?? 0;
    if (count > 0) shared += 1;
    left.set(item, count - 1);
  }
  return found.length + meant.length === 0 ? 1 : (2 * shared) / (found.length + meant.length);
}

const ENOUGH = 0.9;

function isRight(read: NonNullable<Read>, meant: ExpectedRecipe): boolean {
  const excerpts = read.evidence
    .filter(({ path }) => /^ingredients\.\d+$/.test(path))
    .map(({ excerpt = '' }) => excerpt);
  const steps = read.directions.flatMap(({ instruction }) => wordsOf(instruction));
  return (
    lineKey(read.title) === lineKey(meant.title) &&
    overlap(excerpts.map(lineKey), meant.ingredients.map(lineKey)) >= ENOUGH &&
    overlap(steps, meant.steps.flatMap(wordsOf)) >= ENOUGH
  );
}

export function scorePage(page: BenchPage, read: Read): PageScore {
  const { expected } = page;
  if (read === null || expected === null) {
    const factsRight = expected?.facts ? false : null;
    const right = read === null && expected === null;
    return { page, found: read !== null, right, factsRight, confidence: read?.confidence ?? 0 };
  }
  const { facts } = expected;
  return {
    page,
    found: true,
    right: isRight(read, expected),
    factsRight: facts
      ? [read.servings, read.prepTime, read.cookTime].every((fact, at) => fact === facts[at])
      : null,
    confidence: read.confidence,
  };
}
