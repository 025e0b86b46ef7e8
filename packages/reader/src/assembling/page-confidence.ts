import type { Nutrient } from '@commonplate/contract';
import { areMangled, ingredientsDoubtful } from '../lines/ingredient-doubts.ts';
import { statesAmount } from '../lines/page-line-likeness.ts';
import { dishShare, dishWords } from '../vocabulary/dish-words.ts';
import type { Doubt, Finding } from '../finding/finding.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import {
  atMost,
  isDeclared,
  type ListConfidence,
  sureOf,
  TRUST,
  UNCONFIRMED,
} from './list-confidence.ts';
import { repeatsItems } from '../tidy/measure-variants.ts';
import { breaksOff } from '../lines/cut-line.ts';
import { bareOf } from '../text/bare-text.ts';
import { runTogether } from '../otherwise/amounts/run-together-fractions.ts';
import { ingredientsAsListed } from '../otherwise/lists/ingredients-as-listed.ts';
import type { OtherRows } from '../otherwise/foods/doubled-foods.ts';
import { listedInTurn } from '../otherwise/lists/listed-in-turn.ts';
import { noteSaid, type PageWords } from '../otherwise/page-words.ts';
import { unitsInSingular } from '../otherwise/amounts/units-in-singular.ts';
import {
  ingredientsShown,
  type ShownIngredients,
  type ShownList,
  stepsShown,
  surelyShown,
} from './shown-lists.ts';
import { shownOtherwise } from './shown-otherwise.ts';
import { nutritionOtherwise } from '../otherwise/facts/nutrition-otherwise.ts';
import { servedOtherwise } from '../otherwise/facts/served-otherwise.ts';
import { isSpoiled } from '../lines/spoiled-text.ts';
import { timedOtherwise } from '../otherwise/facts/timed-otherwise.ts';
import { compareSteps, type ComparedSteps } from '../otherwise/steps/told-otherwise.ts';
import { areRowsInTurn } from '../shown/lists/rows-in-turn.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { isToldElsewhere } from '../vocabulary/told-elsewhere.ts';

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
  /** By their numbers, since others may be declared in the same words. */
  otherRows: OtherRows;
  /** The numbers of the steps in the order of the page where that is another one; else empty. */
  stepOrder: readonly number[];
  /** What the page says where it gives other portions. */
  otherYield: string | null;
  /** What the page says where it gives another time, by the field. */
  otherTimes: ReadonlyMap<string, string>;
  /** What the page says where it gives another amount of a nutrient. */
  otherNutrition: ReadonlyMap<Nutrient, string>;
}

/** A line the page contradicts, or that the repair of broken data may have put together. */
export const DOUBTED = 50;
const DOUBTFUL = 64;

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

/** A recipe that lacks its name is as unsure as one that lacks a list. */
const MISSING = 50;

/** How sure of the title: less where the page shows another, or several dishes to which it may belong. */
function sureOfTitle({ title, source, otherTitle, doubts }: Finding, page: ScannedPage): number {
  if (title === '') return MISSING;
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

/** The lines that are doubtful by themselves, or by how they were put together. */
const doubtfulLines = (recipe: Finding, page: ScannedPage): string[] => [
  ...brokenLines(recipe),
  ...(recipe.toldOn ?? []).map(({ line }) => line),
  ...recipe.steps.slice(-1).filter(isToldElsewhere),
  ...runTogether(recipe.ingredients, page),
  ...[recipe.title, ...recipe.ingredients, ...recipe.steps].filter(isSpoiled),
];

const NONE = new Map<never, never>();
/** What was read off the page is shown there. */
const NOTHING_OTHERWISE = {
  otherRows: NONE,
  otherYield: null,
  otherTimes: NONE,
  otherNutrition: NONE,
};
type Otherwise = 'pageSays' | 'stepOrder' | keyof typeof NOTHING_OTHERWISE;

/** What the page says where that is something else than what was read. */
function saidOtherwise(
  recipe: Finding,
  page: ScannedPage,
  { foods, compared }: { foods: ShownIngredients; compared: ComparedSteps | null },
): Pick<FieldConfidence, Otherwise> {
  const { lines, stepOrder } = shownOtherwise(recipe, page, compared);
  if (!isDeclared(recipe.source)) return { pageSays: lines, stepOrder, ...NOTHING_OTHERWISE };
  const pageSays = new Map<string, PageWords | null>();
  if (!foods.isEnough) noteSaid('differs', unitsInSingular(recipe.ingredients, page), pageSays);
  for (const [line, words] of lines) pageSays.set(line, words);
  return {
    pageSays,
    otherRows: listedInTurn(recipe.ingredients, page).otherwise ?? NONE,
    stepOrder,
    otherYield: servedOtherwise(recipe, page),
    otherTimes: timedOtherwise(recipe, page),
    otherNutrition: nutritionOtherwise(recipe, page),
  };
}

/** Of a list that is unconfirmed as a whole, no line needs to be doubted more than the others. */
const unsureOf = ({ unsure }: ShownList, { sure }: ListConfidence): readonly string[] =>
  sure > UNCONFIRMED ? unsure : [];

/** The dish is the same one, for others or in another time. */
const OTHER_FACTS = 85;
const hasOtherFacts = ({ otherYield, otherTimes }: Pick<FieldConfidence, Otherwise>): boolean =>
  otherYield !== null || otherTimes.size > 0;

/** How sure the reader is of what it read, from where it stood, whether the page shows it, and what speaks against it. */
export function judge(recipe: Finding, page: ScannedPage): FieldConfidence {
  const compared = isDeclared(recipe.source) ? compareSteps(recipe.steps, page) : null;
  const foods = ingredientsShown(recipe, page);
  const steps = stepsShown(recipe, page, compared);
  const title = sureOfTitle(recipe, page);
  const ingredients = sureOfIngredients(recipe, foods.lines, page);
  const directions = sureOfSteps(recipe, steps.lines);
  const otherwise = saidOtherwise(recipe, page, { foods, compared });
  const doubted = new Set([
    ...otherwise.pageSays.keys(),
    ...unsureOf(foods, ingredients),
    ...unsureOf(steps, directions),
    ...doubtfulLines(recipe, page),
  ]);
  const isDoubted = doubted.size + otherwise.otherRows.size > 0;
  return {
    title,
    ingredients,
    directions,
    facts: isDeclared(recipe.source) ? 90 : 75,
    shown: new Set([
      ...(foods.unsure.length === 0 ? recipe.ingredients : surelyShown(foods, ingredients, page)),
      ...surelyShown(steps, directions, page),
    ]),
    overall: Math.min(
      title,
      ingredients.sure,
      directions.sure,
      isDoubted ? UNCONFIRMED : 100,
      hasOtherFacts(otherwise) ? OTHER_FACTS : 100,
    ),
    doubted,
    ...otherwise,
  };
}
