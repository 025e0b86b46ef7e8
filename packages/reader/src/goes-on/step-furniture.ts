import { endsSentence } from '../lines/step-ends.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import type { Span } from '../scan/span.ts';
import { type RowBeside, rowsBehind } from '../shown/rows-beside-line.ts';
import { endOf, type SeenLine } from '../shown/seen-lines.ts';
import { once } from '../text/once.ts';
import { isBox } from '../vocabulary/box-words.ts';
import { isBelowSteps } from '../vocabulary/section-stems.ts';
import { STEP_LABEL } from '../vocabulary/step-label.ts';
import { countsAnew } from './counts-anew.ts';

/** What a row says, whatever it counts: "Done 2/5". */
const wordsOf = ({ text }: RowBeside): string => text.replace(/\d+/g, '');

/** What stands behind so many steps comes again behind all of them. */
const ENOUGH = 2;

function timesIn(gaps: readonly (readonly string[])[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const gap of gaps) for (const one of new Set(gap)) times.set(one, (times.get(one) ?? 0) + 1);
  return times;
}

/** The elements that set something apart. */
const kindsApart = (rows: readonly RowBeside[]): string[] =>
  rows.filter(({ text, isSetApart }) => isSetApart && text !== '').map(({ tag }) => tag);

/** What the rows behind the last step say, and the elements among them that set something apart. */
interface SaidBelow {
  words: ReadonlySet<string>;
  apart: ReadonlySet<string>;
}

const saidIn = (rows: readonly RowBeside[]): SaidBelow => ({
  words: new Set(rows.map(wordsOf)),
  apart: new Set(kindsApart(rows)),
});

/** Tells of a row whether it comes again behind one step after the other. */
type IsFurniture = (row: RowBeside, below: SaidBelow) => boolean;

/** Given what stands between the steps: what does so with the same words behind several, or as a tip or the like behind all. */
function furnitureIn(between: readonly (readonly RowBeside[])[]): IsFurniture {
  const timesSaid = timesIn(between.map((rows) => rows.map(wordsOf)));
  const timesApart = timesIn(between.map(kindsApart));
  return (row, below) => {
    if (row.text === '' || isBox(row.text)) return false;
    const words = wordsOf(row);
    // "Bake for 12 minutes." may be left out more than once.
    const mayBeTold = !row.isSetApart && endsSentence(row.text);
    const timesBelow = below.words.has(words) ? 1 : 0;
    if (!mayBeTold && (timesSaid.get(words) ?? 0) + timesBelow >= ENOUGH) return true;
    return (
      row.isSetApart &&
      between.length + 1 >= ENOUGH &&
      (timesApart.get(row.tag) ?? 0) === between.length &&
      below.apart.has(row.tag)
    );
  };
}

/** An element that opens above a row, and that row. */
const ROW_AND_NEXT = 2;

/** Whether a row is furniture, or an element that opens above some. */
const isFurnitureAt = (
  rows: readonly RowBeside[],
  at: number,
  isFurniture: (row: RowBeside) => boolean,
): boolean => {
  const [row, next] = [rows[at], rows[at + 1]];
  const told = row?.text === '' ? next : row;
  return told !== undefined && isFurniture(told);
};

/** More letters stand between two steps where these are parts of a story. */
const WIDEST = 900;
const MOST_GAPS = 12;
/** Of what stands behind a step, the letters that it begins with. */
const OPENING = 4;
/** How far below the steps, in letters, what stands behind the last may come again. */
const BELOW = 600;

function gapsOf(steps: readonly SeenLine[]): Span[] {
  const gaps: Span[] = [];
  for (const [place, { at }] of steps.slice(1).entries()) {
    const before = steps[place];
    const from = before && before.at >= 0 ? endOf(before) : -1;
    if (from >= 0 && at >= from && at - from <= WIDEST) gaps.push({ from, to: at });
  }
  return gaps;
}

/** The rows behind the last step, which ends at a place. */
export const stepRowsBelow = (end: number, page: ScannedPage): Generator<RowBeside> =>
  rowsBehind(end, Math.min(end + BELOW, page.shown.length), page);

/** Whether the same stands behind a step as behind the last, or behind all of them what is set apart or counts. */
function mayComeAgain(gaps: readonly Span[], end: number, page: ScannedPage): boolean {
  const { shown } = page;
  const behindLast = shown.slice(end, end + OPENING);
  const filled = gaps.filter(({ from, to }) => to > from);
  if (behindLast === '') return false;
  if (filled.some(({ from }) => shown.startsWith(behindLast, from))) return true;
  if (filled.length === 0 || filled.length < gaps.length || isBelowSteps(shown, end)) return false;
  const { value: first } = stepRowsBelow(end, page).next();
  return first !== undefined && (first.isSetApart || STEP_LABEL.test(first.text));
}

/** What comes again behind one step after the other: a box to tick, "Start timer", the number of the step, a tip. */
export interface StepFurniture {
  /** Whether a row between two steps is some of it. */
  holds: (row: RowBeside) => boolean;
  /** The rows below the last step from the first behind it on; null where none of it stands there. */
  below: () => RowBeside[] | null;
  /** Whether the second of some rows is some of it, so that the first is a step as those above. */
  follows: (rows: readonly RowBeside[]) => boolean;
}

export function stepFurniture(steps: readonly SeenLine[], page: ScannedPage): StepFurniture | null {
  const last = steps.at(-1);
  const gaps = gapsOf(steps);
  if (!last || last.at < 0) return null;
  const end = endOf(last);
  if (!mayComeAgain(gaps, end, page)) return null;
  const isFurniture = furnitureIn(
    gaps.slice(-MOST_GAPS).map(({ from, to }) => [...rowsBehind(from, to, page)]),
  );
  const below = once(() => [...stepRowsBelow(end, page)]);
  const saidBelow = once(() => saidIn(below()));
  const holds = (row: RowBeside): boolean => isFurniture(row, saidBelow());
  return {
    holds,
    below: () => {
      // A row is one behind the last step whatever follows it, which is mostly not asked for.
      const opening = [...stepRowsBelow(end, page).take(ROW_AND_NEXT)];
      if (!isFurnitureAt(opening, 0, (row) => isFurniture(row, saidIn(opening)))) return null;
      const rows = below();
      const first = rows.findIndex(
        (row, at) => !isFurnitureAt(rows, at, holds) || countsAnew(row.text),
      );
      return first > 0 ? rows.slice(first) : null;
    },
    follows: (rows) => isFurnitureAt(rows, 1, holds),
  };
}
