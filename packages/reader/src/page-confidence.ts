import { areMangled, ingredientsDoubtful } from './lines/ingredient-doubts.ts';
import { statesAmount } from './lines/page-line-likeness.ts';
import { dishShare, dishWords } from './vocabulary/dish-words.ts';
import type { Doubt, Finding } from './finding/finding.ts';
import type { ScannedPage } from './scan/scan-page.ts';
import {
  atMost,
  CONFIRMED,
  isDeclared,
  type ListConfidence,
  sureOf,
  surelyShown,
  TRUST,
  UNCONFIRMED,
} from './list-confidence.ts';
import { repeatsItems } from './tidy/measure-variants.ts';
import { breaksOff } from './lines/cut-line.ts';
import { bareOf } from './text/bare-text.ts';
import { runTogether } from './otherwise/run-together-fractions.ts';
import { ingredientsAsListed } from './otherwise/ingredients-as-listed.ts';
import { listedInTurn } from './otherwise/listed-in-turn.ts';
import { noteSaid, type PageWords } from './otherwise/page-words.ts';
import { unitsInSingular } from './otherwise/units-in-singular.ts';
import { foodsNotConfirmed, stepsNotConfirmed } from './otherwise/not-confirmed.ts';
import { shownOtherwise } from './shown-otherwise.ts';
import { servedOtherwise } from './otherwise/served-otherwise.ts';
import { isSpoiled } from './lines/spoiled-text.ts';
import { timedOtherwise } from './otherwise/timed-otherwise.ts';
import { compareSteps, type ComparedSteps } from './otherwise/told-otherwise.ts';
import { isSaidWithMore } from './shown/said-with-more.ts';
import { areRowsInTurn } from './shown/rows-in-turn.ts';
import { seenLines } from './shown/seen-lines.ts';
import { bareTextSeen, mayHoldHidden, visibleLines } from './shown/visible-text.ts';
import { isToldElsewhere } from './vocabulary/told-elsewhere.ts';

export interface FieldConfidence {
  title: number;
  ingredients: ListConfidence;
  directions: ListConfidence;
  /** The lines of both lists that the page shows. */
  shown: ReadonlySet<string>;
  /** Of times, servings, picture, tags and nutrition. */
  facts: number;
  overall: number;
  /** Lines that are less certain than those around them. */
  doubted: ReadonlySet<string>;
  /** What the page says where that is something else than a line, nothing, more than the last one, or not in its data at all. */
  pageSays: ReadonlyMap<string, PageWords | null>;
  /** The rows of ingredients that the page has otherwise, by their numbers: others may be declared in the same words. */
  otherRows: ReadonlyMap<number, string | null>;
  /** The numbers of the steps in the order of the page where that is another one; else empty. */
  stepOrder: readonly number[];
  /** What the page says where it gives other portions. */
  otherYield: string | null;
  /** What the page says where it gives another time, by the field. */
  otherTimes: ReadonlyMap<string, string>;
}

/** A line the page contradicts, or that the repair of broken data may have put together. */
export const DOUBTED = 50;
const DOUBTFUL = 64;

/** Whether a page shows so many of the ingredients that the rest are believed. */
const areEnough = (lines: readonly string[], { ingredients }: Finding): boolean =>
  lines.length >= ingredients.length * CONFIRMED;

/** The ingredients that a page shows, where need be with more beside them or without those words that it hides on their lines. */
function ingredientsShown(recipe: Finding, page: ScannedPage): readonly string[] {
  const { ingredients, source } = recipe;
  const { markup, shown } = page;
  const asWritten = visibleLines(ingredients, shown);
  if (areEnough(asWritten, recipe) || !isDeclared(source)) return asWritten;
  const visible = new Set(asWritten);
  const withMore = ingredients.filter((line) => visible.has(line) || isSaidWithMore(line, shown));
  if (areEnough(withMore, recipe)) return withMore;
  const mayHideWords = ingredients.some(
    (line) => !withMore.includes(line) && mayHoldHidden(line, page),
  );
  const seen = mayHideWords ? bareTextSeen(markup.whole) : null;
  const unhidden = seen === null ? [] : visibleLines(ingredients, seen);
  return unhidden.length > withMore.length ? unhidden : withMore;
}

/** The ingredients that the page shows as they are declared, and those that it says in other words. */
function saidOf(
  ingredients: readonly string[],
  shown: readonly string[],
  unsure: readonly string[],
): readonly string[] {
  if (unsure.length === 0) return ingredients;
  const asDeclared = new Set(shown);
  const notSaid = new Set(unsure);
  return ingredients.filter((line) => asDeclared.has(line) || !notSaid.has(line));
}

/** The steps that a page shows, be they written otherwise. */
function stepsShownIn(
  { steps }: Finding,
  { shown }: ScannedPage,
  compared: ComparedSteps | null,
): readonly string[] {
  const asWritten = new Set(visibleLines(steps, shown));
  return steps.filter((step) => asWritten.has(step) || compared?.alike.has(step) === true);
}

/** Whether a page shows a title, or is headed by the same words in another spelling. */
const isTitleShown = (title: string, page: ScannedPage): boolean =>
  (bareOf(title) !== '' && page.shown.includes(bareOf(title))) ||
  page.headings.some(
    (text) =>
      dishWords(title) !== '' &&
      dishShare(dishWords(title), dishWords(text)) === 1 &&
      dishShare(dishWords(text), dishWords(title)) === 1,
  );

const hasAny = ({ doubts }: Finding, ...wanted: readonly Doubt[]): boolean =>
  wanted.some((doubt) => doubts.has(doubt));

/** The lines in whose midst the data may have ended, or after which dots stand for others. */
const brokenLines = ({ doubts, ingredients, steps }: Finding): string[] => [
  ...(doubts.has('ingredients broken off') ? ingredients.slice(-1) : []),
  ...(doubts.has('steps broken off') ? steps.slice(-1) : []),
  ...[...ingredients.slice(-1), ...steps.slice(-1)].filter(breaksOff),
];

/** How sure of the title: less where the page shows another, or several dishes to which it may belong. */
function sureOfTitle({ title, source, otherTitle, doubts }: Finding, page: ScannedPage): number {
  const sure = isTitleShown(title, page) ? TRUST[source] : UNCONFIRMED + 10;
  const isDisputed = otherTitle !== undefined || doubts.has('one of several');
  return isDisputed ? Math.min(sure, UNCONFIRMED) : sure;
}

/**
 * Whether the page lists the very same as its data, some of it with amounts: what looks put together by a program is then what
 * its author wrote. Names alone are all that a page shows before one pays.
 */
const isListedSo = ({ source, ingredients }: Finding, page: ScannedPage): boolean =>
  source === 'json-ld' &&
  ingredients.some(statesAmount) &&
  !areMangled(ingredients) &&
  areRowsInTurn(seenLines(ingredients, page.shown), page);

function sureOfIngredients(
  recipe: Finding,
  shown: readonly string[],
  page: ScannedPage,
): ListConfidence {
  const { source, ingredients, doubts } = recipe;
  const list = sureOf(source, ingredients, shown);
  if (
    doubts.has('variants') ||
    repeatsItems(ingredientsAsListed(ingredients, page), page.shown) ||
    (ingredientsDoubtful(ingredients) && !isListedSo(recipe, page))
  )
    return atMost(DOUBTFUL, list);
  return hasAny(recipe, 'other ingredients', 'ingredients broken off', ...OF_BOTH_LISTS)
    ? atMost(UNCONFIRMED, list)
    : list;
}

/** Whether lines have fewer letters and spaces between them. */
function isShorter(lines: readonly string[], fewest: number): boolean {
  let letters = lines.length - 1;
  for (const line of lines) {
    letters += line.length;
    if (letters >= fewest) return false;
  }
  return true;
}

function sureOfSteps(recipe: Finding, shown: readonly string[]): ListConfidence {
  const { source, steps } = recipe;
  const list = sureOf(source, steps, shown);
  if (isShorter(steps, FEWEST_LETTERS)) return atMost(DOUBTFUL, list);
  return hasAny(recipe, 'other steps', 'steps broken off', 'kept back', ...OF_BOTH_LISTS)
    ? atMost(UNCONFIRMED, list)
    : list;
}
const OF_BOTH_LISTS = ['completed', 'disputed', 'joined'] as const;
/** Steps of fewer letters hardly tell how a dish is made. */
const FEWEST_LETTERS = 40;

const NO_ROWS: ReadonlyMap<number, string | null> = new Map();

/** The lines that are doubtful by themselves, or by how they were put together. */
const doubtfulLines = (recipe: Finding, page: ScannedPage): string[] => [
  ...brokenLines(recipe),
  ...(recipe.toldOn ?? []),
  ...recipe.steps.slice(-1).filter(isToldElsewhere),
  ...runTogether(recipe.ingredients, page),
  ...[recipe.title, ...recipe.ingredients, ...recipe.steps].filter(isSpoiled),
];

/** How sure the reader is of what it read, from where it stood, whether the page shows it, and what speaks against it. */
export function judge(recipe: Finding, page: ScannedPage): FieldConfidence {
  // What was read off the page is shown there.
  const mayDiffer = isDeclared(recipe.source);
  const compared = mayDiffer ? compareSteps(recipe.steps, page) : null;
  const asDeclared = ingredientsShown(recipe, page);
  const stepsShown = stepsShownIn(recipe, page, compared);
  const foodsUnsure =
    mayDiffer && recipe.wordedAlike !== true ? foodsNotConfirmed(recipe.ingredients, page) : [];
  const foodsShown = mayDiffer ? saidOf(recipe.ingredients, asDeclared, foodsUnsure) : asDeclared;
  const title = sureOfTitle(recipe, page);
  const ingredients = sureOfIngredients(recipe, foodsShown, page);
  const directions = sureOfSteps(recipe, stepsShown);

  const stepsUnsure = compared ? stepsNotConfirmed(recipe.steps, compared.alike, page) : [];
  const unsure = new Set([...foodsUnsure, ...stepsUnsure]);
  const foodsSure =
    foodsUnsure.length === 0 ? recipe.ingredients : surelyShown(foodsShown, ingredients, page);
  const stepsSure = surelyShown(stepsShown, directions, page);

  const { lines, stepOrder } = shownOtherwise(recipe, page, compared);
  const pageSays = new Map<string, PageWords | null>();
  if (mayDiffer && !areEnough(asDeclared, recipe))
    noteSaid('differs', unitsInSingular(recipe.ingredients, page), pageSays);
  for (const [line, words] of lines) pageSays.set(line, words);
  const otherRows = (mayDiffer && listedInTurn(recipe.ingredients, page).otherwise) || NO_ROWS;
  const doubted = new Set([
    ...pageSays.keys(),
    // Of a list that is unconfirmed as a whole, no line needs to be doubted more than the others.
    ...(ingredients.sure > UNCONFIRMED ? foodsUnsure : []),
    ...(directions.sure > UNCONFIRMED ? stepsUnsure : []),
    ...doubtfulLines(recipe, page),
  ]);
  return {
    title,
    ingredients,
    directions,
    facts: mayDiffer ? 90 : 75,
    shown: new Set([...foodsSure, ...stepsSure].filter((line) => !unsure.has(line))),
    overall: Math.min(
      title,
      ingredients.sure,
      directions.sure,
      doubted.size + otherRows.size > 0 ? UNCONFIRMED : 100,
    ),
    doubted,
    pageSays,
    otherRows,
    stepOrder,
    otherYield: mayDiffer ? servedOtherwise(recipe, page) : null,
    otherTimes: mayDiffer ? timedOtherwise(recipe, page) : new Map(),
  };
}
