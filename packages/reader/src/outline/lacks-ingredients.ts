import { mayOpenPart } from '../goes-on/next-ingredient.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import type { Span } from '../scan/span.ts';
import { type ListEdges, listEdges } from '../shown/list-edges.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { CLOSES_LIST } from '../text/block-tag.ts';
import { withoutChoices } from '../vocabulary/portion-choices.ts';
import { INGREDIENTS, STEPS } from '../vocabulary/section-stems.ts';
import { COUNT_AT_END } from '../vocabulary/step-label.ts';
import { BARE_TO_TASTE } from '../vocabulary/to-taste-words.ts';
import { hasNoAmountAbove, isEndedByHeading } from './ends-above-steps.ts';
import { mayBePart } from './foods-headed.ts';
import { holdsItemStart, mayHoldItem } from './items-between.ts';
import { belowHeading, hasAmount, type Heading, mayLackFirst } from './lacks-first.ts';
import type { LineRun } from './line-run.ts';
import { goesOn, isOther } from './list-neighbours.ts';
import { mayNameLine, type NamePlace } from './names-between.ts';

/** "For 4 persons": what stands between the heading and the list, beside what may be chosen; "personen 300 g" begins the list. */
const PORTIONS = /\d+(?:portion|person|serving|people|pers)|(?:portionen|personen|füren)\d{1,2}$/gu;

/** More than the first half of a list. */
const BEFORE = 500;
const LINES_MAX = 400;
/** No name of a food and a heading take more. */
const NAME_REACH = 90;

const OF_INGREDIENTS: Heading = { word: INGREDIENTS, reach: BEFORE };
const ABOVE_NAME: Heading = { word: INGREDIENTS, reach: NAME_REACH };

/** What stands between a place and the next word of a kind; nothing where no such word is near. */
function aboveHeading(word: RegExp, shown: string, at: number): string {
  const below = shown.slice(at, at + NAME_REACH);
  const next = below.search(word);
  return next < 0 ? '' : below.slice(0, next);
}

/** The same up to the steps, above which a page may have no heading, and their first number. */
const aboveSteps = (method: LineRun | null, shown: string, at: number): string =>
  method && method.from > at && method.from - at <= NAME_REACH
    ? shown.slice(at, method.from).replace(COUNT_AT_END, '')
    : '';

/** The ingredients as a page shows them, and the steps, where it shows both. */
interface IngredientsOnPage {
  run: LineRun;
  method: LineRun | null;
  /** Whether these stand apart, so that what is none of either needs no closer look. */
  isSure: boolean;
  /** Whether also what stands in no list of the page may be added. */
  areLooseAdded: () => boolean;
}

function mayBeIngredient(text: string): boolean {
  const own = withoutChoices(text).replace(PORTIONS, '');
  return own.length <= LINES_MAX && hasAmount(own);
}

/** Whether an amount follows the last declared line in a row of its own. */
const hasAmountBelow = ({ to, lines }: LineRun, { shown, places, items }: ScannedPage): boolean =>
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

/** Of a part of the bare text between two lines, what ends the list of the first: a list ends with no name of the next part. */
function endOfList({ from, to }: Span, { markup, places }: ScannedPage): NamePlace[] {
  const start = places.of(from).markupAt;
  const closed = markup.slice(start, places.of(to).markupAt).search(CLOSES_LIST);
  return closed < 0 ? [] : [{ from, to: places.behind(start + closed), isLast: true }];
}

/** What may be a name between the lines, above the first and below the last of them. */
function namesAround(
  { run: { from, to, gaps }, method }: Pick<IngredientsOnPage, 'run' | 'method'>,
  { isHeaded, isClosed }: ListEdges,
  page: ScannedPage,
): NamePlace[] {
  const { shown } = page;
  const above = isHeaded ? '' : belowHeading(ABOVE_NAME, shown, from);
  const below = isClosed ? '' : aboveHeading(STEPS, shown, to) || aboveSteps(method, shown, to);
  return [
    { from: from - above.length, to: from, isLast: false },
    ...gaps.flatMap((gap) => [{ ...gap, isLast: false }, ...endOfList(gap, page)]),
    { from: to, to: to + below.length, isLast: true },
  ];
}

/** Whether the page may list an ingredient between, above or below the declared ones. */
export function mayLackIngredients(
  { run, method, isSure, areLooseAdded }: IngredientsOnPage,
  declared: readonly string[],
  page: ScannedPage,
): boolean {
  const { shown } = page;
  const mayBeOther = isSure ? (item: Span): boolean => isOther(item, run.lines, page) : undefined;
  const edges = listEdges(seenLines(declared, shown), 'ingredients', page);
  const { isHeaded, isClosed } = edges;
  if (
    !isHeaded &&
    mayLackFirst(run, page, {
      heading: OF_INGREDIENTS,
      mayBeLine: mayBeIngredient,
      isSure,
    })
  )
    return true;
  const mayGoOnInRows = (): boolean =>
    (mayOpenPart(run.to, page) || hasAmountBelow(run, page)) &&
    !(isSure && method && hasNoAmountAbove(method, run.to, page)) &&
    !isEndedByHeading(run.to, page);
  if (!isClosed && (mayGoOnInRows() || goesOn(run, page, mayBeOther))) return true;
  const open = withOpenGaps(run, page);
  if (open.gaps.some((gap) => hasAmount(shown.slice(gap.from, gap.to)))) return true;
  if (mayBeToTaste(open, edges, page) || mayBePart(run, page, edges)) return true;
  return namesAround({ run: open, method }, edges, page).some(
    (span) =>
      mayNameLine(span, declared, page) &&
      (!isSure || holdsItemStart(span, page) || areLooseAdded()),
  );
}
