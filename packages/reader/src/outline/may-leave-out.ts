import type { Finding } from '../finding/finding.ts';
import { MAX_COMPARED } from '../finding/max-compared.ts';
import { mayOpenPart } from '../goes-on/next-ingredient.ts';
import { ingredientsAsListed } from '../otherwise/ingredients-as-listed.ts';
import { stepsAsTold } from '../otherwise/steps-as-told.ts';
import { compareSteps } from '../otherwise/told-otherwise.ts';
import type { Span } from '../scan/span.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { countsOnFrom, type ListEdges, listEdges, onlyCounts } from '../shown/list-edges.ts';
import { type SeenLine, seenLines } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { mayTellMore } from './below-steps.ts';
import { mayHaveCard } from './card-below.ts';
import { breaksOff } from '../lines/cut-line.ts';
import { mayBePart } from './foods-headed.ts';
import { mayHoldItem } from './items-between.ts';
import { lineRun, type LineRun } from './line-run.ts';
import { mayNameFood, type NamePlace } from './names-between.ts';
import { goesOn, opensOtherwise } from './list-neighbours.ts';
import { withoutChoices } from '../vocabulary/portion-choices.ts';
import { INGREDIENTS, isBelowSteps, STEPS } from '../vocabulary/section-stems.ts';
import { BARE_TO_TASTE } from '../vocabulary/to-taste-words.ts';

/** "For 4 persons": what stands between the heading and the list, beside what may be chosen. */
const PORTIONS = /\d+(?:portion|person|serving|people|pers)|(?:portionen|personen|füren)\d+/gu;

/** More than the first half of a list. */
const BEFORE = 500;
/** More than the first half of the steps. */
const STEPS_BEFORE = 1_500;
const INGREDIENT_GAP = 200;
const STEP_GAP = 900;
const STEP_MIN = 5;
const LINES_MAX = 400;

/** Where a list is headed. */
interface Heading {
  word: RegExp;
  /** How far above the first declared line it may stand. */
  reach: number;
}

const OF_INGREDIENTS: Heading = { word: INGREDIENTS, reach: BEFORE };
const OF_STEPS: Heading = { word: STEPS, reach: STEPS_BEFORE };
/** No name of a food and a heading take more. */
const NAME_REACH = 90;
const ABOVE_NAME: Heading = { word: INGREDIENTS, reach: NAME_REACH };

/** What stands between the last word of a kind and a place; nothing where no such word is near. */
function belowHeading({ word, reach }: Heading, shown: string, at: number): string {
  const above = shown.slice(Math.max(0, at - reach), at);
  const last = [...above.matchAll(word)].at(-1);
  return last ? above.slice(last.index + last[0].length) : '';
}

/** What stands between a place and the next word of a kind; nothing where no such word is near. */
function aboveHeading(word: RegExp, shown: string, at: number): string {
  const below = shown.slice(at, at + NAME_REACH);
  const next = below.search(word);
  return next < 0 ? '' : below.slice(0, next);
}

/** The same up to a step, above which a page may have no heading. */
const aboveStep = ({ at }: SeenLine, shown: string, from: number): string =>
  at > from && at - from <= NAME_REACH ? shown.slice(from, at) : '';

/** Whether an item of another list stands between a place of the bare text and an item: the part before its own. */
function hasItemAbove(item: Span, from: number, { items, places }: ScannedPage): boolean {
  const before = items.before(item.from);
  return before !== null && places.behind(before.from) >= from;
}

/** Whether some line stands before the first declared one: another item of its list, or a row below the heading. */
function mayLackFirst(
  run: LineRun,
  page: ScannedPage,
  { heading, mayBeLine }: { heading: Heading; mayBeLine: (text: string) => boolean },
): boolean {
  const item = page.items.around(page.places.of(run.from).markupAt);
  const textAbove = (): string => belowHeading(heading, page.shown, run.from);
  if (item === null && mayBeLine(textAbove())) return true;
  if (item !== null && hasItemAbove(item, run.from - heading.reach, page)) {
    const above = textAbove();
    if (hasAmount(above) && hasItemAbove(item, run.from - above.length, page)) return true;
  }
  return opensOtherwise(run, page);
}

const HAS_AMOUNT = /\d\p{L}{4}|(?<=\p{L}{3})\d/u;
/** "3 ägg", "1 ei". */
const SHORT_FOOD = /^\d{1,3}\p{L}{2,3}$/u;
const hasAmount = (text: string): boolean => HAS_AMOUNT.test(text) || SHORT_FOOD.test(text);

function mayBeIngredient(text: string): boolean {
  const own = withoutChoices(text).replace(PORTIONS, '');
  return own.length <= LINES_MAX && hasAmount(own);
}

const mayBeStep = (text: string): boolean => text.length >= STEP_MIN;

/** Whether an amount follows the last declared line in a row of its own. */
const opensRow = ({ to, lines }: LineRun, { shown, places, items }: ScannedPage): boolean =>
  /\d/.test(shown.charAt(to)) &&
  places.beginsAt(to) &&
  !items.around(places.of(to).markupAt) &&
  !lines.some((line) => shown.startsWith(line, to));

const SAYS_TO_TASTE = new RegExp(BARE_TO_TASTE, 'u');

/** Whether a row between the lines or below them says in the place of an amount that it is to taste. */
const mayBeToTaste = (
  { to, gaps }: LineRun,
  { isClosed }: ListEdges,
  { shown }: ScannedPage,
): boolean =>
  gaps.some((gap) => SAYS_TO_TASTE.test(shown.slice(gap.from, gap.to))) ||
  (!isClosed && SAYS_TO_TASTE.test(aboveHeading(STEPS, shown, to)));

/** Lines with only those places between them where another item may stand: "To serve (optional)" heads the next. */
const withOpenGaps = (run: LineRun, page: ScannedPage): LineRun => ({
  ...run,
  gaps: run.gaps.filter((gap) => gap.to > gap.from && mayHoldItem(gap, page)),
});

/** What may be a name between the lines, above the first and below the last of them. */
function namesAround(
  { from, to, gaps }: LineRun,
  { isHeaded, isClosed }: ListEdges,
  [shown, step]: [string, SeenLine | undefined],
): NamePlace[] {
  const above = isHeaded ? '' : belowHeading(ABOVE_NAME, shown, from);
  const headed = isClosed ? '' : aboveHeading(STEPS, shown, to);
  const below = isClosed || headed !== '' || !step ? headed : aboveStep(step, shown, to);
  return [
    ...[{ from: from - above.length, to: from }, ...gaps].map((span) => ({
      ...span,
      isLast: false,
    })),
    { from: to, to: to + below.length, isLast: true },
  ];
}

function ingredientsMayLack(
  run: LineRun,
  { ingredients: declared, steps }: Finding,
  page: ScannedPage,
): boolean {
  const { shown } = page;
  const edges = listEdges(seenLines(declared, shown), 'ingredients', page);
  const { isHeaded, isClosed } = edges;
  if (!isHeaded && mayLackFirst(run, page, { heading: OF_INGREDIENTS, mayBeLine: mayBeIngredient }))
    return true;
  if (!isClosed && (mayOpenPart(run.to, page) || opensRow(run, page) || goesOn(run, page)))
    return true;
  const open = withOpenGaps(run, page);
  if (open.gaps.some((gap) => hasAmount(shown.slice(gap.from, gap.to)))) return true;
  if (mayBeToTaste(open, edges, page) || mayBePart(run, page, edges)) return true;
  const [step] = seenLines(steps, shown);
  return namesAround(open, edges, [shown, step]).some((span) => mayNameFood(span, declared, page));
}

function stepsMayLack(run: LineRun, declared: readonly string[], page: ScannedPage): boolean {
  const { shown } = page;
  const { isHeaded, isClosed } = listEdges(seenLines(declared, shown), 'steps', page);
  if (!isHeaded && mayLackFirst(run, page, { heading: OF_STEPS, mayBeLine: mayBeStep }))
    return true;
  if (countsOnFrom(run.from, shown, declared.length)) return true;
  const mayHoldStep = (gap: Span): boolean =>
    gap.to - gap.from >= STEP_MIN && !onlyCounts(gap, shown) && mayHoldItem(gap, page);
  if (run.gaps.some(mayHoldStep)) return true;
  if (!isClosed && goesOn(run, page)) return true;
  return !isBelowSteps(shown, run.to) && mayTellMore(run.to, page);
}

/** Whether the text that a page shows between, above or below the declared lines may be more of them: worth a closer look. */
export function mayLeaveOut(recipe: Finding, page: ScannedPage): boolean {
  const { ingredients, steps } = recipe;
  if (ingredients.length > MAX_COMPARED || steps.length > MAX_COMPARED) return false;
  // Steps that break off have been told to their end already.
  if (ingredients.some(breaksOff)) return true;
  const { shown } = page;
  const list = lineRun(ingredientsAsListed(ingredients, page), shown, INGREDIENT_GAP);
  const method = lineRun(stepsAsTold(steps, compareSteps(steps, page), page), shown, STEP_GAP);
  if (list && ingredientsMayLack(list, recipe, page)) return true;
  if (!method) return false;
  return (
    stepsMayLack(method, steps, page) || mayHaveCard(method.to, bareOf(ingredients[0] ?? ''), page)
  );
}
