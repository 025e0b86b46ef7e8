import type { Finding } from '../finding/finding.ts';
import { toldBeside } from '../goes-on/told-beside.ts';
import { toldBelowLastName } from '../goes-on/told-below-last-name.ts';
import { whatFollows } from '../goes-on/what-follows.ts';
import { contradictedLines } from '../otherwise/lists/contradicted-lines.ts';
import { foodsNotListed } from '../otherwise/foods/foods-not-listed.ts';
import { foodsNotShown } from '../otherwise/foods/foods-not-shown.ts';
import { toldInOtherOrder } from '../otherwise/order-otherwise.ts';
import { figuresOtherwise } from '../otherwise/amounts/other-figures.ts';
import { listedInTurn } from '../otherwise/lists/listed-in-turn.ts';
import { noteSaid, type PageWords } from '../otherwise/page-words.ts';
import { saidBelow } from '../otherwise/lists/said-below.ts';
import { spoonsOtherwise } from '../otherwise/amounts/spoons-otherwise.ts';
import { stepsAsTold } from '../otherwise/steps/steps-as-told.ts';
import { stepsNotShown } from '../otherwise/steps/steps-not-shown.ts';
import { toldBelowNames } from '../otherwise/steps/told-below-names.ts';
import { toldInPart } from '../otherwise/steps/told-in-part.ts';
import type { ComparedSteps } from '../otherwise/steps/told-otherwise.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { type SeenLine, seenLines } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';

/** Where the page has the title. */
function titlesOn(title: string, { shown }: ScannedPage): SeenLine[] {
  const bare = bareOf(title);
  return Array.from(placesIn(shown, bare, MOST_TITLES), (at) => ({ line: title, bare, at }));
}
const MOST_TITLES = 12;

/** The declared ingredients and steps that the page does not show where it shows those around them. */
function notShown(
  { title, ingredients, wordedAlike = false }: Finding,
  { steps, told }: { steps: readonly SeenLine[]; told: readonly SeenLine[] },
  page: ScannedPage,
): string[] {
  const { shown } = page;
  const isListed = wordedAlike || listedInTurn(ingredients, page).areInTurn;
  const foods = isListed
    ? []
    : [
        ...foodsNotShown(ingredients, [...steps, ...titlesOn(title, page)], shown),
        ...foodsNotListed(ingredients, steps, page),
      ];
  return [...foods, ...stepsNotShown(told, shown, (place) => page.places.beginsAt(place))];
}

interface ShownOtherwise {
  /** The lines that the page contradicts, omits, adds, tells elsewhere or goes on behind. */
  lines: ReadonlyMap<string, PageWords | null>;
  stepOrder: readonly number[];
}

/** What the page says otherwise of the lines of a recipe; steps are compared only where they are declared. */
export function shownOtherwise(
  recipe: Finding,
  page: ScannedPage,
  compared: ComparedSteps | null,
): ShownOtherwise {
  const { ingredients, steps, added = [], toldOn = [], wordedAlike = false } = recipe;
  // What was read off the page itself is there, but may stand there twice with two amounts.
  const seen = compared ? seenLines(steps, page.shown) : [];
  const told = compared ? seenLines(stepsAsTold(steps, compared, page), page.shown) : seen;
  const asDeclared =
    told === seen
      ? seen
      : told.map(({ bare, at }, index) => ({ line: steps[index] ?? '', bare, at }));
  const { turned, order } = toldInOtherOrder(asDeclared, page.shown);
  const beside = toldBeside(told, steps, page);
  const lines = new Map<string, PageWords | null>();
  noteSaid(
    'adds',
    toldOn.flatMap(({ line, rest }) => (rest === null ? [] : [[line, `… ${rest}`] as const])),
    lines,
  );
  noteSaid('goes-on', beside.behind, lines);
  noteSaid('differs', beside.before, lines);
  if (compared)
    for (const line of notShown(recipe, { steps: seen, told }, page))
      lines.set(line, { says: 'omits', words: null });
  for (const [line, words] of turned) lines.set(line, words);
  if (!wordedAlike) noteSaid('differs', contradictedLines(ingredients, page), lines);
  if (compared) {
    noteSaid('differs', saidBelow(ingredients, page), lines);
    noteSaid('differs', spoonsOtherwise(ingredients, page), lines);
    noteSaid('differs', compared.otherwise, lines);
  }
  noteSaid('differs', figuresOtherwise(seen, page), lines);
  const pageWords = compared?.pageWords ?? [];
  noteSaid('differs', toldInPart({ steps: seen, pageWords }, page), lines);
  noteSaid(
    'adds',
    added.map((line) => [line, line]),
    lines,
  );
  noteSaid('goes-on', toldBelowNames(seen, page), lines);
  const belowLast = toldBelowLastName(seen, page);
  if (belowLast !== null) noteSaid('goes-on', [[steps.at(-1) ?? '', `… ${belowLast}`]], lines);
  noteSaid('goes-on', whatFollows(recipe), lines);
  return { lines, stepOrder: order };
}
