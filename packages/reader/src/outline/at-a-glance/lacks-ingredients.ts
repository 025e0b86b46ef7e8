import { mayOpenPart } from '../../goes-on/next-ingredient.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { type ListEdges, listEdges } from '../../shown/lists/list-edges.ts';
import { seenLines } from '../../shown/seen-lines.ts';
import { withoutChoices } from '../../vocabulary/portion-choices.ts';
import { INGREDIENTS } from '../../vocabulary/section-stems.ts';
import { BARE_TO_TASTE } from '../../vocabulary/to-taste-words.ts';
import { hasBareAmount, opensWithHalf } from './bare-amount.ts';
import type { Heading } from './beside-heading.ts';
import { hasNoAmountAbove, isEndedByHeading } from './ends-above-steps.ts';
import { mayBePart } from './foods-headed.ts';
import { holdsItemStart, mayHoldItem } from './items-between.ts';
import { mayLackFirst } from './lacks-first.ts';
import type { LineRun } from './line-run.ts';
import { anyItem, goesOn } from './list-neighbours.ts';
import { aboveStepsHeading, namePlaces } from './name-places.ts';
import { mayNameLine } from './names-between.ts';

/** "For 4 persons": what stands between the heading and the list, beside what may be chosen; "personen 300 g" begins the list. */
const PORTIONS = /\d+(?:portion|person|serving|people|pers)|(?:portionen|personen|füren)\d{1,2}$/gu;

/** More than the first half of a list. */
const BEFORE = 500;
const LINES_MAX = 400;

const OF_INGREDIENTS: Heading = { word: INGREDIENTS, reach: BEFORE };

/** The steps as a page shows them. */
interface StepsBeside {
  run: LineRun;
  /** Whether they stand apart from the ingredients, so that what is none of either needs no closer look. */
  isApart: boolean;
}

/** The ingredients as a page shows them, and the steps, where it shows both. */
interface IngredientsOnPage {
  run: LineRun;
  method: StepsBeside | null;
  /** Whether also what stands in no list of the page may be added. */
  mayAddRows: () => boolean;
}

function mayBeIngredient(text: string): boolean {
  const own = withoutChoices(text).replace(PORTIONS, '');
  return own.length <= LINES_MAX && hasBareAmount(own);
}

/** Whether an amount follows the last declared line in a row of its own. */
const hasAmountBelow = ({ to, lines }: LineRun, { shown, places, items }: ScannedPage): boolean =>
  /\d/.test(shown.charAt(to)) &&
  places.beginsAt(to) &&
  !items.around(places.of(to).markupAt) &&
  !lines.some((line) => shown.startsWith(line, to));

const mayGiveAmount = (text: string): boolean => hasBareAmount(text) || opensWithHalf(text);

const SAYS_TO_TASTE = new RegExp(BARE_TO_TASTE, 'u');

/** Whether a row between the lines or below them says in the place of an amount that it is to taste. */
const mayBeToTaste = (
  { to, gaps }: LineRun,
  { isClosed }: ListEdges,
  { shown }: ScannedPage,
): boolean =>
  gaps.some((gap) => SAYS_TO_TASTE.test(shown.slice(gap.from, gap.to))) ||
  (!isClosed && SAYS_TO_TASTE.test(aboveStepsHeading(shown, to)));

/** Lines with only those places between them where another item may stand: "To serve (optional)" heads the next. */
const withOpenGaps = (run: LineRun, page: ScannedPage): LineRun => ({
  ...run,
  gaps: run.gaps.filter((gap) => gap.to > gap.from && mayHoldItem(gap, page)),
});

/** Whether the page may list an ingredient between, above or below the declared ones. */
export function mayLackIngredients(
  { run, method, mayAddRows }: IngredientsOnPage,
  declared: readonly string[],
  page: ScannedPage,
): boolean {
  const { shown } = page;
  const areListsApart = method?.isApart === true;
  const edges = listEdges(seenLines(declared, shown), 'ingredients', page);
  const { isHeaded, isClosed, isUnbroken } = edges;
  if (isHeaded && isClosed && isUnbroken) return false;
  if (
    !isHeaded &&
    mayLackFirst(run, page, {
      heading: OF_INGREDIENTS,
      mayBeLine: mayBeIngredient,
      areListsApart,
    })
  )
    return true;
  const mayGoOnInRows = (): boolean =>
    (mayOpenPart(run.to, page) || hasAmountBelow(run, page)) &&
    !(areListsApart && hasNoAmountAbove(method.run, run.to, page)) &&
    !isEndedByHeading(run.to, page);
  if (!isClosed && (mayGoOnInRows() || goesOn(run, page, areListsApart ? anyItem : undefined)))
    return true;
  const open = withOpenGaps(run, page);
  if (open.gaps.some((gap) => mayGiveAmount(shown.slice(gap.from, gap.to)))) return true;
  if (mayBeToTaste(open, edges, page) || mayBePart(run, page, edges)) return true;
  return namePlaces({ list: open, method: method?.run ?? null }, edges, page).some(
    (span) =>
      mayNameLine(span, declared, page) &&
      (!areListsApart || holdsItemStart(span, page) || mayAddRows()),
  );
}
