import type { ScannedPage } from '../../scan/scan-page.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';
import { lastShownRows, shownRows } from '../../shown/shown-rows.ts';
import { splitAfter } from '../../shown/lists/split-after.ts';
import { bareOf } from '../../text/bare-text.ts';
import { STEP_LABEL, withoutNumber } from '../../vocabulary/step-label.ts';

/** Fewer letters stand in too many places to tell where a step stands. */
const DISTINCT = 8;
/** More stands between two steps only where something else does. */
const WIDEST = 600;
/** Of the markup, as much as may hold that. */
const REACH = 4_000;
/** A label, a picture and the step itself. */
const MOST_ROWS = 4;

const isPlaced = (step: SeenLine | undefined): step is SeenLine =>
  step !== undefined && step.at >= 0 && step.bare.length >= DISTINCT;

/** The part of a row behind a bare text, before it, or all of it where it does not hold it. */
function parted(row: string, bare: string): { before: string; behind: string } | null {
  const at = bareOf(row).indexOf(bare);
  const before = at < 0 ? null : splitAfter(bareOf(row).slice(0, at), row);
  const behind = at < 0 ? null : splitAfter(bareOf(row).slice(0, at + bare.length), row);
  if (!before || !behind) return null;
  // What is written out on the page goes on within a word: "2 h" where that has "2 heures".
  const rest = behind.signs === '' ? behind.behind.replace(/^\p{L}+/u, '') : behind.behind;
  return { before: before.before + before.signs, behind: rest };
}

/** What stands behind one step, up to another where there is one. */
function* rowsBehind(
  above: SeenLine,
  below: SeenLine | undefined,
  { markup, places }: ScannedPage,
): Generator<string> {
  const from = places.of(above.at).markupAt;
  let isBehind = false;
  let seen = 0;
  for (const { text } of shownRows(`<p>${markup.slice(from, from + REACH)}<p>`)) {
    const row: string | undefined = isBehind ? text : parted(text, above.bare)?.behind;
    if (row === undefined) continue;
    isBehind = true;
    const end = below && parted(row, below.bare);
    yield end ? end.before : row;
    if (end || ++seen > MOST_ROWS) return;
  }
}

/** What stands before a step. */
function rowsBefore(below: SeenLine, { markup, places }: ScannedPage): string[] {
  const to = places.of(below.at).markupAt;
  const [own = ''] = shownRows(`<p>${markup.slice(to, to + REACH)}<p>`).map(({ text }) => text);
  const before = parted(own, below.bare)?.before ?? '';
  return [
    ...lastShownRows(`<p>${markup.slice(Math.max(0, to - REACH), to)}<p>`, MOST_ROWS),
    before,
  ];
}

/** The rows, or parts of them, that a page has where one of its steps should stand: next to those before and behind it. */
export function rowsInPlaceOf(
  step: SeenLine,
  steps: readonly SeenLine[],
  page: ScannedPage,
): string[] {
  const at = steps.indexOf(step);
  const [above, below] = [steps[at - 1], steps[at + 1]];
  let rows: string[] = [];
  if (isPlaced(above)) {
    const isNear = isPlaced(below) && below.at > above.at && below.at - above.at < WIDEST;
    if (at === steps.length - 1 || isNear) rows = [...rowsBehind(above, below, page)];
  } else if (at === 0 && isPlaced(below)) rows = rowsBefore(below, page);
  return rows
    .map((row) => withoutNumber(row.trim()))
    .filter((row) => bareOf(row) !== '' && !STEP_LABEL.test(row));
}

/** Less stands in too many places for one of them to be surely its own. */
const SHORT = 20;
const LABEL = /^(?:\p{L}{0,6}\d{1,2})?$/u;

/** Whether a step of few letters is found where another one ends, or as a row of its own: elsewhere they are of something else. */
export function isSurelySeen(
  step: SeenLine,
  steps: readonly SeenLine[],
  { places, shown }: ScannedPage,
): boolean {
  const { at, bare } = step;
  if (at < 0 || bare.length >= SHORT) return at >= 0;
  const index = steps.indexOf(step);
  const [above, below] = [steps[index - 1], steps[index + 1]];
  const to = at + bare.length;
  const begins =
    places.beginsAt(at) ||
    (above !== undefined && LABEL.test(shown.slice(above.at + above.bare.length, at)));
  return begins && (places.beginsAt(to) || to === shown.length || below?.at === to);
}
