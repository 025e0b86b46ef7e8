import { contradictedLines } from './otherwise/contradicted-lines.ts';
import { ingredientsDoubtful } from './lines/ingredient-doubts.ts';
import { dishShare, dishWords } from './vocabulary/dish-words.ts';
import type { Doubt, Finding, Source } from './finding/finding.ts';
import type { ScannedPage } from './scan/scan-page.ts';
import { repeatsItems } from './tidy/measure-variants.ts';
import { breaksOff } from './outline/cut-line.ts';
import { bareOf } from './text/bare-text.ts';
import { placesIn } from './text/places-in.ts';
import { runTogether } from './otherwise/run-together-fractions.ts';
import { foodsNotListed } from './otherwise/foods-not-listed.ts';
import { foodsNotShown } from './otherwise/foods-not-shown.ts';
import { toldInOtherOrder } from './otherwise/order-otherwise.ts';
import { type LineOtherwise, type PageWords, saying } from './otherwise/page-words.ts';
import { type SeenLine, seenLines } from './shown/seen-lines.ts';
import { figuresOtherwise } from './otherwise/other-figures.ts';
import { foodsNotConfirmed, stepsNotConfirmed } from './otherwise/not-confirmed.ts';
import { stepsAsTold } from './otherwise/steps-as-told.ts';
import { stepsNotShown } from './otherwise/steps-not-shown.ts';
import { servedOtherwise } from './otherwise/served-otherwise.ts';
import { isSpoiled } from './lines/spoiled-text.ts';
import { timedOtherwise } from './otherwise/timed-otherwise.ts';
import { toldInPart } from './otherwise/told-in-part.ts';
import { compareSteps, type ComparedSteps } from './otherwise/told-otherwise.ts';
import { isSaidWithMore } from './shown/said-with-more.ts';
import { SEEN, bareTextSeen, visibleLines } from './shown/visible-text.ts';
import { isToldElsewhere } from './vocabulary/told-elsewhere.ts';
import { whatFollows } from './goes-on/what-follows.ts';

/** Of the lines of a list. */
interface ListConfidence {
  sure: number;
  /** Of those that the page shows, where it shows some of the others in no way. */
  sureIfShown: number;
  /** Whether the page shows so few that letters of others may be what is found of them. */
  isHardlyShown: boolean;
}

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
  /** The numbers of the steps in the order of the page where that is another one; else empty. */
  stepOrder: readonly number[];
  /** What the page says where it gives other portions. */
  otherYield: string | null;
  /** What the page says where it gives another time, by the field. */
  otherTimes: ReadonlyMap<string, string>;
}

/** How often each source is right when nothing speaks against it, in per cent, as measured on saved pages. */
const TRUST = {
  'json-ld': 97,
  microdata: 94,
  rdfa: 92,
  microformat: 88,
  'app-state': 85,
  plugin: 68,
  headings: 66,
} satisfies Record<Source, number>;

const UNCONFIRMED = 68;
/** A line the page contradicts, or that the repair of broken data may have put together. */
export const DOUBTED = 50;
const DOUBTFUL = 64;
const CONFIRMED = 0.8;

const declared = (source: Source): boolean => TRUST[source] > UNCONFIRMED;

/** Of a short list, one line that is written otherwise is a good share; it is looked at by itself. */
const confirmedShare = (share: number, { length }: readonly string[]): number =>
  length >= FEW && share >= (length - 1) / length - ROUNDING ? Math.max(share, CONFIRMED) : share;
const FEW = 3;
const ROUNDING = 0.001;

/** How sure of a list: what is declared counts in full only where the page shows the same. */
function sureOf(
  source: Source,
  lines: readonly string[],
  shown: readonly string[],
): ListConfidence {
  const trust = TRUST[source];
  const share = lines.length === 0 ? 0 : confirmedShare(shown.length / lines.length, lines);
  if (share >= CONFIRMED || !declared(source))
    return { sure: trust, sureIfShown: trust, isHardlyShown: false };
  const sure = Math.round(50 + (UNCONFIRMED - 50) * (share / CONFIRMED));
  return { sure, sureIfShown: trust, isHardlyShown: share < SEEN };
}

const atMost = (most: number, { sure, sureIfShown, ...list }: ListConfidence): ListConfidence => ({
  ...list,
  sure: Math.min(sure, most),
  sureIfShown: Math.min(sureIfShown, most),
});

/** Of the lines that a page shows, those that are surely its own: where it shows few, each in an element of its own. */
function surelyShown(
  lines: readonly string[],
  { isHardlyShown }: ListConfidence,
  { places, shown }: ScannedPage,
): readonly string[] {
  if (!isHardlyShown) return lines;
  const isWhole = ({ at, bare }: SeenLine): boolean =>
    at >= 0 && places.beginsAt(at) && places.beginsAt(at + bare.length);
  return seenLines(lines, shown)
    .filter(isWhole)
    .map(({ line }) => line);
}

/** The ingredients that a page shows, where need be with more beside them, or without the words that it hides on their lines. */
function ingredientsShown(
  { ingredients, source, wordedAlike = false }: Finding,
  { markup, shown }: ScannedPage,
): readonly string[] {
  if (wordedAlike) return ingredients;
  const isEnough = (lines: readonly string[]): boolean =>
    lines.length >= ingredients.length * CONFIRMED;
  const asWritten = visibleLines(ingredients, shown);
  if (isEnough(asWritten) || !declared(source)) return asWritten;
  const visible = new Set(asWritten);
  const withMore = ingredients.filter((line) => visible.has(line) || isSaidWithMore(line, shown));
  if (isEnough(withMore)) return withMore;
  const seen = bareTextSeen(markup.whole);
  const unhidden = seen === null ? [] : visibleLines(ingredients, seen);
  return unhidden.length > withMore.length ? unhidden : withMore;
}

/** Whether a page shows a title, or is headed by the same words in another spelling. */
const isTitleShown = (title: string, page: ScannedPage): boolean =>
  page.shown.includes(bareOf(title)) ||
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

/** The declared ingredients and steps that the page does not show where it shows those around them. */
function notShown(
  { title, ingredients, wordedAlike = false }: Finding,
  { steps, told }: { steps: readonly SeenLine[]; told: readonly SeenLine[] },
  page: ScannedPage,
): LineOtherwise[] {
  const { shown } = page;
  const bare = bareOf(title);
  const titles = Array.from(placesIn(shown, bare, MOST_TITLES), (at) => ({
    line: title,
    bare,
    at,
  }));
  const foods = wordedAlike
    ? []
    : [
        ...foodsNotShown(ingredients, [...steps, ...titles], shown),
        ...foodsNotListed(ingredients, steps, page),
      ];
  const lines = [...foods, ...stepsNotShown(told, shown, (place) => page.places.beginsAt(place))];
  return lines.map((line) => [line, { says: 'omits', words: null }]);
}
const MOST_TITLES = 12;

interface ShownOtherwise {
  /** The lines that the page contradicts, omits, adds, tells elsewhere or goes on behind. */
  lines: ReadonlyMap<string, PageWords | null>;
  stepOrder: readonly number[];
}

function shownOtherwise(
  recipe: Finding,
  page: ScannedPage,
  compared: ComparedSteps | null,
): ShownOtherwise {
  const { ingredients, steps, added = [], wordedAlike = false } = recipe;
  // What was read off the page itself is there, but may stand there twice with two amounts.
  const isDeclared = declared(recipe.source);
  const seen = isDeclared ? seenLines(steps, page.shown) : [];
  const told = compared ? seenLines(stepsAsTold(steps, compared, page), page.shown) : seen;
  const { turned, order } = toldInOtherOrder(
    told.map(({ bare, at }, index) => ({ line: steps[index] ?? '', bare, at })),
    page.shown,
  );
  const lines = new Map([
    ...(isDeclared ? notShown(recipe, { steps: seen, told }, page) : []),
    ...turned,
    ...saying('differs', wordedAlike ? [] : contradictedLines(ingredients, page)),
    ...saying('differs', compared?.otherwise ?? []),
    ...saying('differs', figuresOtherwise(seen, page)),
    ...saying('differs', toldInPart({ steps: seen, pageWords: compared?.pageWords ?? [] }, page)),
    ...added.map((line): LineOtherwise => [line, { says: 'adds', words: line }]),
    ...saying('goes-on', whatFollows(recipe)),
  ]);
  return { lines, stepOrder: order };
}

/** How sure the reader is of what it read, from where it stood, whether the page shows it, and what speaks against it. */
export function judge(recipe: Finding, page: ScannedPage): FieldConfidence {
  const visible = page.shown;
  let title = isTitleShown(recipe.title, page) ? TRUST[recipe.source] : UNCONFIRMED + 10;
  if (recipe.otherTitle !== undefined || recipe.doubts.has('one of several'))
    title = Math.min(title, UNCONFIRMED);
  const foodsShown = ingredientsShown(recipe, page);
  const compared = declared(recipe.source) ? compareSteps(recipe.steps, page) : null;
  const asWritten = new Set(visibleLines(recipe.steps, visible));
  const stepsShown = recipe.steps.filter(
    (step) => asWritten.has(step) || compared?.alike.has(step) === true,
  );
  let ingredients = sureOf(recipe.source, recipe.ingredients, foodsShown);
  let directions = sureOf(recipe.source, recipe.steps, stepsShown);
  if (hasAny(recipe, 'other ingredients', 'ingredients broken off'))
    ingredients = atMost(UNCONFIRMED, ingredients);
  if (hasAny(recipe, 'other steps', 'steps broken off', 'kept back'))
    directions = atMost(UNCONFIRMED, directions);
  if (
    recipe.doubts.has('variants') ||
    repeatsItems(recipe.ingredients, visible) ||
    ingredientsDoubtful(recipe.ingredients)
  )
    ingredients = atMost(DOUBTFUL, ingredients);
  if (hasAny(recipe, 'completed', 'disputed', 'joined')) {
    ingredients = atMost(UNCONFIRMED, ingredients);
    directions = atMost(UNCONFIRMED, directions);
  }
  const wordy = recipe.steps.join(' ').length;
  if (wordy < 40) directions = atMost(DOUBTFUL, directions);
  const { lines: pageSays, stepOrder } = shownOtherwise(recipe, page, compared);
  // What was read off the page is shown there.
  const isLike = declared(recipe.source) && recipe.wordedAlike !== true;
  const foodsUnsure = isLike ? foodsNotConfirmed(recipe.ingredients, page) : [];
  const stepsUnsure = compared ? stepsNotConfirmed(recipe.steps, compared.alike, page) : [];
  const doubted = new Set(pageSays.keys());
  if (ingredients.sure > UNCONFIRMED) for (const line of foodsUnsure) doubted.add(line);
  if (directions.sure > UNCONFIRMED) for (const line of stepsUnsure) doubted.add(line);
  for (const line of brokenLines(recipe)) doubted.add(line);
  for (const line of recipe.toldOn ?? []) doubted.add(line);
  for (const line of recipe.steps.slice(-1)) if (isToldElsewhere(line)) doubted.add(line);
  for (const line of runTogether(recipe.ingredients, page)) doubted.add(line);
  const lines = [recipe.title, ...recipe.ingredients, ...recipe.steps];
  for (const line of lines) if (isSpoiled(line)) doubted.add(line);
  const facts = declared(recipe.source) ? 90 : 75;
  return {
    title,
    ingredients,
    directions,
    facts,
    shown: new Set(
      [
        ...(foodsUnsure.length === 0
          ? recipe.ingredients
          : surelyShown(foodsShown, ingredients, page)),
        ...surelyShown(stepsShown, directions, page),
      ].filter((line) => !foodsUnsure.includes(line) && !stepsUnsure.includes(line)),
    ),
    overall: Math.min(
      title,
      ingredients.sure,
      directions.sure,
      doubted.size > 0 ? UNCONFIRMED : 100,
    ),
    doubted,
    pageSays,
    stepOrder,
    otherYield: declared(recipe.source) ? servedOtherwise(recipe, page) : null,
    otherTimes: declared(recipe.source) ? timedOtherwise(recipe, page) : new Map(),
  };
}
