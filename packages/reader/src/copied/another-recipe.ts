import { amountStart } from '../card/amount-start.ts';
import type { SourceLine } from '../card/card-line.ts';
import { foldedWords } from '../card/fold.ts';
import { headingOf } from '../card/headings.ts';
import { mayBeTitle } from '../card/second-recipe.ts';
import { structureRecipe } from '../card/structure-recipe.ts';
import { PARTS } from '../card/vocabulary.ts';

const LIST_WITHIN = 5;
const AMOUNTS_LEAST = 2;
const OPENINGS_MAX = 8;

/** "Cream cheese frosting" belongs to the cake above it. */
const namesPart = (text: string): boolean =>
  foldedWords(text).some((word) => PARTS.has(word) || PARTS.has(word.replace(/s$/u, '')));

/** A name that stands apart, with a list of ingredients below it. */
function opensRecipe(lines: readonly SourceLine[], at: number): boolean {
  const line = lines[at];
  if (!line?.startsApart || !mayBeTitle(line.text) || namesPart(line.text)) return false;
  const below = lines.slice(at + 1, at + 1 + LIST_WITHIN);
  const amounts = below.filter(({ text }) => amountStart(text) !== 'none').length;
  return (
    amounts >= AMOUNTS_LEAST ||
    below.some(({ text }) => headingOf(text, false)?.kind === 'ingredients')
  );
}

function isWhole(lines: readonly SourceLine[]): boolean {
  const recipe = structureRecipe(lines, 'page-text');
  return recipe !== null && recipe.ingredients.length > 1 && recipe.directions.length > 0;
}

export interface FirstOfTwo {
  readonly first: readonly SourceLine[];
  readonly other: readonly SourceLine[];
}

/** The first of the recipes a text holds, and the lines of the others. */
export function firstOfRecipes(lines: readonly SourceLine[]): FirstOfTwo {
  const openings = lines.flatMap((_, at) => (at > 0 && opensRecipe(lines, at) ? [at] : []));
  const at = openings
    .slice(0, OPENINGS_MAX)
    .find((opening) => isWhole(lines.slice(0, opening)) && isWhole(lines.slice(opening)));
  return { first: lines.slice(0, at), other: at === undefined ? [] : lines.slice(at) };
}
