import { amountStart, numberedStep } from '../card/amount-start.ts';
import { beginsWithVerb } from '../card/card-line-likeness.ts';
import type { SourceLine } from '../card/card-line.ts';
import { fold, foldedWords } from '../card/fold.ts';
import { headingOf } from '../card/headings.ts';
import { languageOf } from '../card/language.ts';
import { structureRecipe } from '../card/structure-recipe.ts';
import { CARD_LANGUAGES, wordsOf } from '../card/vocabulary.ts';

const LIST_WITHIN = 5;
const AMOUNTS_LEAST = 2;
const OPENINGS_MAX = 8;
const TITLE_WORDS_MAX = 14;
const PART_WORDS_MAX = 3;
/** Parts of a dish that are dishes, too: "Cake" belongs to the recipe above, "Pumpkin Cake" is another. */
const ALSO_DISHES = new Set(
  'cake cheesecake crumble meatballs salad soup salat salade pasta bizcocho biscuit'.split(' '),
);

/** "Cream cheese frosting" and "For the salad" belong to the dish above; told by the words of the text's own language. */
function partNames(lines: readonly SourceLine[]): (text: string) => boolean {
  const spoken = languageOf(lines.map(({ text }) => text).join('\n'));
  const own = CARD_LANGUAGES.filter(({ code }) => code === spoken);
  const parts = new Set(own.flatMap((language) => wordsOf(language, 'parts')));
  const starts = own.flatMap((language) => wordsOf(language, 'partStarts'));
  const isPart = (word: string): boolean => parts.has(word) || parts.has(word.replace(/s$/u, ''));
  return (text) => {
    const words = foldedWords(text);
    if (starts.some((start) => fold(text).startsWith(`${start} `))) return true;
    const ends = words.length > PART_WORDS_MAX ? [] : [words[0] ?? '', words.at(-1) ?? ''];
    return ends.some((word) => isPart(word) && (words.length === 1 || !ALSO_DISHES.has(word)));
  };
}

const isNamed = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  !/[.:;,]$/u.test(text) &&
  foldedWords(text).length <= TITLE_WORDS_MAX &&
  amountStart(text) === 'none' &&
  numberedStep(text) === null &&
  headingOf(text, false) === null;

/** "Smash Burgers" is no order: every longer word of it is written large. */
const isInCapitals = (text: string): boolean =>
  (text.match(/\p{L}{4,}/gu) ?? []).every(
    (word, _, all) => all.length > 1 && /^\p{Lu}/u.test(word),
  );

/** A name that stands apart, with a list of ingredients below it; where a heading says so, it may be any name. */
function opensRecipe(lines: readonly SourceLine[], at: number): boolean {
  const line = lines[at];
  if (!line?.startsApart || !isNamed(line.text)) return false;
  const below = lines.slice(at + 1, at + 1 + LIST_WITHIN);
  if (below.some(({ text }) => headingOf(text, false)?.kind === 'ingredients')) return true;
  const amounts = below.filter(({ text }) => amountStart(text) !== 'none').length;
  return amounts >= AMOUNTS_LEAST && (!beginsWithVerb(line.text) || isInCapitals(line.text));
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
  const begun = lines.findIndex(
    ({ text }) => amountStart(text) !== 'none' || headingOf(text, false)?.kind === 'ingredients',
  );
  const openings = lines.flatMap((_, at) =>
    begun >= 0 && at > begun && opensRecipe(lines, at) ? [at] : [],
  );
  if (openings.length === 0) return { first: lines, other: [] };
  const namesPart = partNames(lines);
  const at = openings
    .filter((opening) => !namesPart(lines[opening]?.text ?? ''))
    .slice(0, OPENINGS_MAX)
    .find((opening) => isWhole(lines.slice(0, opening)) && isWhole(lines.slice(opening)));
  return { first: lines.slice(0, at), other: at === undefined ? [] : lines.slice(at) };
}
