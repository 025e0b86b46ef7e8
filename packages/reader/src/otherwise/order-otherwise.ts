import { MAX_COMPARED } from '../finding/max-compared.ts';
import { lineAt } from '../text/line-at.ts';
import { placesIn } from '../text/places-in.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import type { LineOtherwise } from './page-words.ts';

/** Fewer letters stand in too many places to tell where a step stands, */
const DISTINCT = 20;
/** unless they are found in one alone. */
const SHORTEST = 8;
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
  const room = second.at - from;
  if (room < 0 || room > WIDEST) return false;
  // Most follow each other at once.
  if (room < DISTINCT) return true;
  const isBetween = ({ bare }: SeenLine): boolean => shown.slice(from, second.at).includes(bare);
  return !steps.some((step) => step.bare.length >= DISTINCT && isBetween(step));
}

/** Whether the page tells two steps the other way round: once each, or one right behind the other wherever it does. */
function areTurned(pair: Pair, steps: readonly SeenLine[], shown: string): boolean {
  const [first, second] = pair;
  if (isInOrder(pair, steps, shown)) return false;
  const isOnceBefore =
    second.at < first.at &&
    first.at - second.at <= WIDEST &&
    isOnlyThere(first, shown) &&
    isOnlyThere(second, shown);
  return isOnceBefore || (isNextTo(second, first, shown) && !isNextTo(first, second, shown));
}

/** Told again, a step has no one place. */
const isToldOnce = (step: SeenLine, steps: readonly SeenLine[], shown: string): boolean =>
  isOnlyThere(step, shown) && steps.every((other) => other === step || other.bare !== step.bare);

/** Seen steps in the order of the page; none where it tells one of them in several places. */
const asTold = (seen: readonly SeenLine[], shown: string): SeenLine[] =>
  seen.every((step) => isToldOnce(step, seen, shown))
    ? seen.toSorted((one, other) => one.at - other.at)
    : [];

interface Telling {
  steps: readonly SeenLine[];
  /** In the order of the page. */
  told: readonly SeenLine[];
}

/** The nearest step that the page tells before or behind this one, and the data the other way round. */
function turnedWith(step: SeenLine, side: 'before' | 'behind', { steps, told }: Telling) {
  const place = told.indexOf(step);
  if (place < 0) return undefined;
  const own = steps.indexOf(step);
  return side === 'before'
    ? told.slice(0, place).findLast((other) => steps.indexOf(other) > own)
    : told.slice(place + 1).find((other) => steps.indexOf(other) < own);
}

/** How far before the first and behind the last of the steps a short one may stand. */
const BESIDE = 60;

/** The steps that the page tells, with the short ones that stand in one place between them. */
function withShort({ steps, told }: Telling, shown: string): SeenLine[] {
  const [first] = told;
  if (!first) return [];
  const starts = [Math.max(0, first.at - BESIDE), ...told.map(({ at, bare }) => at + bare.length)];
  const gaps = starts.map((from, index) => shown.slice(from, told[index]?.at ?? from + BESIDE));
  const placed: { step: SeenLine; at: number }[] = told.map((step) => ({ step, at: step.at }));
  for (const step of steps) {
    if (step.bare === '' || told.includes(step)) continue;
    const [found, ...more] = gaps.flatMap((gap, index) => {
      const at = gap.indexOf(step.bare);
      return at < 0 ? [] : [(starts[index] ?? 0) + at];
    });
    const comesAgain = steps.some((other) => other !== step && other.bare === step.bare);
    if (found !== undefined && more.length === 0 && !comesAgain) placed.push({ step, at: found });
  }
  return placed.toSorted((one, other) => one.at - other.at).map(({ step }) => step);
}

/**
 * The pairs of neighbouring steps, one of them short and told in several places, that the page tells the other way round: right
 * behind each other they are in one place.
 */
function turnedBesideShort(
  steps: readonly SeenLine[],
  isDistinct: (step: SeenLine) => boolean,
  shown: string,
): Pair[] {
  return steps.flatMap((second, at): Pair[] => {
    const first = steps[at - 1];
    if (!first || (isDistinct(first) && isDistinct(second))) return [];
    const areSeen = [first, second].every((step) => step.at >= 0 && step.bare.length >= SHORTEST);
    return areSeen && areTurned([first, second], [], shown) ? [[first, second]] : [];
  });
}

export interface OtherOrder {
  /** The steps at which the order of the data breaks on the page, each with one that it is told behind or before. */
  turned: readonly LineOtherwise[];
  /** The numbers of the steps as the page tells them, without those in no one place; empty where it tells a long one in several. */
  order: readonly number[];
}

/** In which order the page tells the steps, where that is another one. */
export function toldInOtherOrder(steps: readonly SeenLine[], shown: string): OtherOrder {
  // Short steps that stand elsewhere as well tell nothing of their order.
  const isDistinct = (step: SeenLine): boolean =>
    step.bare.length >= DISTINCT || (step.bare.length >= SHORTEST && isOnlyThere(step, shown));
  const seen =
    steps.length > MAX_COMPARED ? [] : steps.filter((step) => step.at >= 0 && isDistinct(step));
  const turned = seen.flatMap((second, at): Pair[] => {
    const first = seen[at - 1];
    return first && areTurned([first, second], seen, shown) ? [[first, second]] : [];
  });
  const pairs =
    seen.length === steps.length || steps.length > MAX_COMPARED
      ? turned
      : [...turned, ...turnedBesideShort(steps, isDistinct, shown)];
  const told = pairs.length === 0 ? [] : asTold(seen, shown);
  const telling = { steps, told };
  return {
    turned: pairs.flatMap(([first, second]): LineOtherwise[] => {
      const before = turnedWith(first, 'before', telling) ?? second;
      const behind = turnedWith(second, 'behind', telling) ?? first;
      return [
        [first.line, { says: 'tells-later', words: before.line }],
        [second.line, { says: 'tells-earlier', words: behind.line }],
      ];
    }),
    order: withShort(telling, shown).map((step) => steps.indexOf(step)),
  };
}
