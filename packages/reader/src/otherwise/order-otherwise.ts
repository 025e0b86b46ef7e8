import { MAX_COMPARED } from '../finding/max-compared.ts';
import { lineAt } from '../text/line-at.ts';
import { placesIn } from '../text/places-in.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import type { LineOtherwise } from './page-words.ts';

/** Fewer letters stand in too many places to tell where a step stands. */
const DISTINCT = 20;
/** What stands further apart is not one list. */
const WIDEST = 3_000;
/** Between two steps stands no more than a number or the name of a part. */
const NEAR = 40;
const MOST_PLACES = 4;

const isOnlyThere = ({ bare, at }: SeenLine, shown: string): boolean =>
  lineAt(shown, bare) === at && lineAt(shown, bare, at + 1) < 0;

/** Whether the page tells a step right behind another in some place. */
const isNextTo = (first: SeenLine, second: SeenLine, shown: string): boolean =>
  [...placesIn(shown, first.bare, MOST_PLACES)].some((at) => {
    const end = at + first.bare.length;
    return shown.slice(end, end + NEAR + second.bare.length).includes(second.bare);
  });

type Pair = readonly [first: SeenLine, second: SeenLine];

/** Whether two steps were found one behind the other, and no other step between them. */
function isInOrder([first, second]: Pair, steps: readonly SeenLine[], shown: string): boolean {
  const from = first.at + first.bare.length;
  if (second.at < from || second.at - from > WIDEST) return false;
  const isBetween = ({ bare }: SeenLine): boolean => shown.slice(from, second.at).includes(bare);
  return !steps.some((step) => step.bare.length >= DISTINCT && isBetween(step));
}

/** Whether the page tells two steps the other way round: once each, or one right behind the other wherever it does. */
function areTurned(pair: Pair, steps: readonly SeenLine[], shown: string): boolean {
  const [first, second] = pair;
  if (first.bare.length < DISTINCT || second.bare.length < DISTINCT) return false;
  if (isInOrder(pair, steps, shown)) return false;
  const isOnceBefore =
    second.at < first.at &&
    first.at - second.at <= WIDEST &&
    isOnlyThere(first, shown) &&
    isOnlyThere(second, shown);
  return isOnceBefore || (isNextTo(second, first, shown) && !isNextTo(first, second, shown));
}

/** The steps that follow each other in the data, and the other way round on the page, each with the one it is told behind or before. */
export function stepsInOtherOrder(steps: readonly SeenLine[], shown: string): LineOtherwise[] {
  if (steps.length > MAX_COMPARED) return [];
  const seen = steps.filter(({ at }) => at >= 0);
  return seen.flatMap((second, at): LineOtherwise[] => {
    const first = seen[at - 1];
    if (!first || !areTurned([first, second], seen, shown)) return [];
    return [
      [first.line, { says: 'tells-later', words: second.line }],
      [second.line, { says: 'tells-earlier', words: first.line }],
    ];
  });
}
