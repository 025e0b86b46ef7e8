import { lineAt } from '../text/line-at.ts';
import type { SeenLine } from './seen-line.ts';

/** Fewer letters stand in too many places to tell where a step stands. */
const DISTINCT = 20;
/** What stands further apart is not one list. */
const WIDEST = 3_000;
const MAX_COMPARED = 150;

const isOnlyThere = ({ bare, at }: SeenLine, shown: string): boolean =>
  bare.length >= DISTINCT && lineAt(shown, bare) === at && lineAt(shown, bare, at + 1) < 0;

/** Whether the page tells two steps once each, and the second of them before the first. */
const areTurned = (first: SeenLine, second: SeenLine, shown: string): boolean =>
  second.at < first.at &&
  first.at - second.at <= WIDEST &&
  isOnlyThere(first, shown) &&
  isOnlyThere(second, shown);

/** The steps that follow each other in the data, and the other way round on the page. */
export function stepsInOtherOrder(steps: readonly SeenLine[], shown: string): string[] {
  if (steps.length > MAX_COMPARED) return [];
  const seen = steps.filter(({ at }) => at >= 0);
  return seen.flatMap((second, at) => {
    const first = seen[at - 1];
    return first && areTurned(first, second, shown) ? [first.line, second.line] : [];
  });
}
