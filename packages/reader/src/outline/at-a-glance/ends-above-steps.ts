import { beginsRow } from '../../scan/row-start.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { shownRows } from '../../shown/shown-rows.ts';
import { bareOf } from '../../text/bare-text.ts';
import { sectionKind } from '../../vocabulary/section-words.ts';
import { COUNT_AT_END } from '../../vocabulary/step-label.ts';
import type { LineRun } from './line-run.ts';

/** Whether no number stands between a place of the bare text and the first step, but one in a row of its own that counts this. */
export function hasNoAmountAbove(
  { from: stepsAt }: LineRun,
  at: number,
  page: ScannedPage,
): boolean {
  if (stepsAt < at) return false;
  const between = page.shown.slice(at, stepsAt);
  const count = COUNT_AT_END.exec(between);
  const counted = count && beginsRow(at + count.index, page) ? count.index : between.length;
  return !/\d/.test(between.slice(0, counted));
}

/** Of the markup behind a list, as much as a heading takes. */
const BEHIND = 1_000;
const HEADING = /^h[1-6]$/;

/** Whether a true heading of something else stands right behind a place of the bare text: "Utensils". */
export function isEndedByHeading(at: number, { shown, markup, places }: ScannedPage): boolean {
  const start = places.of(at - 1).markupAt;
  // The first row is of the line itself.
  const { value: row } = shownRows(markup.slice(start, start + BEHIND))
    .drop(1)
    .next();
  if (!row || !HEADING.test(row.tag) || !shown.startsWith(bareOf(row.text), at)) return false;
  return sectionKind(row.text) !== null;
}
