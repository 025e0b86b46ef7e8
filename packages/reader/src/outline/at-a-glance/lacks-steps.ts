import type { ScannedPage } from '../../scan/scan-page.ts';
import type { Span } from '../../scan/span.ts';
import { countsOnFrom, listEdges, onlyCounts } from '../../shown/lists/list-edges.ts';
import { seenLines } from '../../shown/seen-lines.ts';
import { isBelowSteps, STEPS } from '../../vocabulary/section-stems.ts';
import { mayStandAbove } from './above-steps.ts';
import type { Heading } from './beside-heading.ts';
import { mayTellMore } from './below-steps.ts';
import { mayHoldItem } from './items-between.ts';
import { mayLackFirst } from './lacks-first.ts';
import type { LineRun } from './line-run.ts';
import { goesOn } from './list-neighbours.ts';
import { mayLieBetween } from './between-steps.ts';
import type { StepsOnPage } from './steps-on-page.ts';
import { mayTellUntold } from './untold-item.ts';

/** More than the first half of the steps. */
const STEPS_BEFORE = 1_500;
const STEP_MIN = 5;

const OF_STEPS: Heading = { word: STEPS, reach: STEPS_BEFORE };

/** What stands between the first two steps that the page shows. */
const gapBehindFirst = ({ from, first, gaps: [gap] }: LineRun, shown: string): string =>
  gap && gap.from === from + first.length ? shown.slice(gap.from, gap.to) : '';

/** Whether the page may tell a step between, above or below the declared ones. */
export function mayLackSteps(
  steps: StepsOnPage,
  declared: readonly string[],
  page: ScannedPage,
): boolean {
  const { shown } = page;
  const { run, areSentences, areListsApart } = steps;
  const { isHeaded, isClosed } = listEdges(seenLines(declared, shown), 'steps', page);
  const mayBeFirstStep = (text: string): boolean =>
    text.length >= STEP_MIN && (!areListsApart || mayStandAbove(steps, page));
  if (
    !isHeaded &&
    mayLackFirst(run, page, { heading: OF_STEPS, mayBeLine: mayBeFirstStep, areListsApart })
  )
    return true;
  if (
    countsOnFrom(run.from, shown, {
      declared: declared.length,
      aboveSecond: gapBehindFirst(run, shown),
    })
  )
    return true;
  const leavesRoomForStep = (gap: Span): boolean =>
    gap.to - gap.from >= STEP_MIN &&
    !onlyCounts(gap, shown) &&
    mayHoldItem(gap, page) &&
    mayLieBetween(gap, steps, page);
  if (run.gaps.some(leavesRoomForStep)) return true;
  const mayBeFurtherStep = (item: Span): boolean =>
    mayTellUntold(item, { run, areSentences, isLast: true }, page);
  const mayGoOn = (): boolean =>
    goesOn(run, page) &&
    (!areListsApart || goesOn(run, page, mayBeFurtherStep) || steps.mayBeListedElsewhere());
  if (!isClosed && mayGoOn()) return true;
  return !isBelowSteps(shown, run.to) && mayTellMore(steps, page);
}
