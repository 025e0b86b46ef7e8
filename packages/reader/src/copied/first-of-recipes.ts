import { amountStart, numberedStep } from '../card/zones/amount-start.ts';
import { beginsWithVerb } from '../card/zones/card-line-likeness.ts';
import type { SourceLine } from '../card/card-line.ts';
import { foldedWords } from '../card/words/fold.ts';
import { linesAboveLists } from '../card/zones/headed-lists.ts';
import { headingOf } from '../card/zones/headings.ts';
import { structureRecipe } from '../card/structure-recipe.ts';
import { partTitled } from '../vocabulary/part-words.ts';

const LIST_WITHIN = 5;
const AMOUNTS_LEAST = 2;
const OPENINGS_MAX = 8;
const TITLE_WORDS_MAX = 14;

const isNamed = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  !/[.:;,]$/u.test(text) &&
  foldedWords(text).length <= TITLE_WORDS_MAX &&
  amountStart(text) === 'none' &&
  numberedStep(text) === null &&
  headingOf(text, false) === null &&
  partTitled(text) === null;

/** "Smash Burgers" is no order: every longer word of it is written large. */
const isInCapitals = (text: string): boolean =>
  (text.match(/\p{L}{4,}/gu) ?? []).every(
    (word, _, all) => all.length > 1 && /^\p{Lu}/u.test(word),
  );

const kindAt = ({ text }: SourceLine): string | undefined => headingOf(text, false)?.kind;

/** A name right above the heading of a list, between two that head steps: each recipe has both. */
const opensBothLists = (lines: readonly SourceLine[], at: number): boolean =>
  lines.slice(at + 1, at + 2).some((line) => kindAt(line) === 'ingredients') &&
  lines.slice(0, at).some((line) => kindAt(line) === 'directions') &&
  lines.slice(at + 2).some((line) => kindAt(line) === 'directions');

/** A name that stands apart, with a list of ingredients below it; where a heading says so, it may be any name. */
function opensRecipe(lines: readonly SourceLine[], at: number): boolean {
  const line = lines[at];
  if (!line || !isNamed(line.text)) return false;
  if (!line.startsApart) return opensBothLists(lines, at);
  const below = lines.slice(at + 1, at + 1 + LIST_WITHIN);
  if (below.some(({ text }) => headingOf(text, false)?.kind === 'ingredients')) return true;
  const amounts = below.filter(({ text }) => amountStart(text) !== 'none').length;
  return amounts >= AMOUNTS_LEAST && (!beginsWithVerb(line.text) || isInCapitals(line.text));
}

function isWhole(lines: readonly SourceLine[]): boolean {
  const recipe = structureRecipe(lines, 'page-text');
  return recipe !== null && recipe.ingredients.length > 1 && recipe.directions.length > 0;
}

export interface FirstOfRecipes {
  readonly first: readonly SourceLine[];
  readonly other: readonly SourceLine[];
}

/** The first of the recipes a text holds, and the lines of the others. */
export function firstOfRecipes(lines: readonly SourceLine[]): FirstOfRecipes {
  const above = linesAboveLists(lines).length;
  const begun = lines.findIndex(
    ({ text }, at) =>
      at >= above &&
      (amountStart(text) !== 'none' || headingOf(text, false)?.kind === 'ingredients'),
  );
  const openings = lines.flatMap((_, at) =>
    begun >= 0 && at > begun && opensRecipe(lines, at) ? [at] : [],
  );
  const at = openings
    .slice(0, OPENINGS_MAX)
    .find((opening) => isWhole(lines.slice(0, opening)) && isWhole(lines.slice(opening)));
  return { first: lines.slice(0, at), other: at === undefined ? [] : lines.slice(at) };
}
