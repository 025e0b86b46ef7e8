import type { ScannedPage } from '../../scan/scan-page.ts';
import type { Span } from '../../scan/span.ts';
import { placesIn } from '../../text/places-in.ts';
import type { LineRun } from './line-run.ts';
import { rowsBetween } from './rows-between.ts';
import { mayTellStep } from './step-texts.ts';
import type { StepsOnPage } from './steps-on-page.ts';

/** Rows that hold fewer letters of a step may be others. */
const DISTINCT = 12;
const PROBE = 60;
const MOST_PLACES = 4;

/** Whether a line is so long that the row that holds it is known by it. */
const isKnownBy = (line: string | undefined): boolean => (line?.length ?? 0) >= DISTINCT;

/** The line that ends where a part of the bare text begins. */
const lineBefore = ({ from }: Span, { lines }: LineRun, shown: string): string | undefined =>
  lines.find((line) => line.length <= from && shown.startsWith(line, from - line.length));

const lineBehind = ({ to }: Span, { lines }: LineRun, shown: string): string | undefined =>
  lines.find((line) => shown.startsWith(line, to));

function mayHoldStep(
  gap: Span,
  { run, areSentences, mayAddRows }: StepsOnPage,
  page: ScannedPage,
): boolean {
  const between = rowsBetween(gap, page);
  if (!between) return true;
  const { shown } = page;
  if (between.goesOnFirst && !isKnownBy(lineBefore(gap, run, shown))) return true;
  if (between.opensLast && !isKnownBy(lineBehind(gap, run, shown))) return true;
  return between.rows.some(
    ({ text, isItem }) =>
      mayTellStep(text, { areSentences, isLast: false }) && (isItem || mayAddRows()),
  );
}

/** Whether the same stands elsewhere behind the line before, and may hold a step there. */
function mayHoldStepElsewhere(gap: Span, steps: StepsOnPage, page: ScannedPage): boolean {
  const { shown } = page;
  const line = lineBefore(gap, steps.run, shown);
  if (line === undefined) return true;
  const between = shown.slice(gap.from, gap.to);
  return [...placesIn(shown, line.slice(0, PROBE), MOST_PLACES)].some((at) => {
    const from = at + line.length;
    if (from === gap.from || !shown.startsWith(between, from)) return false;
    return mayHoldStep({ from, to: from + between.length }, steps, page);
  });
}

/** Whether a part of the bare text between two steps may be another: a row of its own that tells one, wherever it stands. */
export const mayLieBetween = (gap: Span, steps: StepsOnPage, page: ScannedPage): boolean =>
  !steps.areListsApart ||
  mayHoldStep(gap, steps, page) ||
  mayHoldStepElsewhere(gap, steps, page) ||
  steps.mayBeListedElsewhere();
