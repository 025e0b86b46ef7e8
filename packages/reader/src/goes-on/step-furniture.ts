import { endsSentence } from '../lines/step-ends.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { type RowBeside, rowsBehind } from '../shown/rows-beside-line.ts';
import { endOf, type SeenLine } from '../shown/seen-lines.ts';
import { isBox } from '../vocabulary/box-words.ts';
import { isBelowSteps } from '../vocabulary/section-stems.ts';
import { STEP_LABEL } from '../vocabulary/step-label.ts';
import { countsAnew } from './counts-anew.ts';

/** Tells of a row whether it comes again behind one step after the other. */
type IsFurniture = (row: RowBeside) => boolean;

/** What a row says, whatever it counts: "Done 2/5". */
const wordsOf = ({ text }: RowBeside): string => text.replace(/\d+/g, '');

/** Behind so many steps stands what comes again behind all of them. */
const ENOUGH = 2;

function timesIn(gaps: readonly (readonly string[])[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const gap of gaps) for (const one of new Set(gap)) times.set(one, (times.get(one) ?? 0) + 1);
  return times;
}

/** The elements that set something apart. */
const kindsApart = (rows: readonly RowBeside[]): string[] =>
  rows.filter(({ text, isSetApart }) => isSetApart && text !== '').map(({ tag }) => tag);

/** Given what stands behind each step: what does so with the same words behind several, or as a tip or the like behind all. */
function furnitureIn(gaps: readonly (readonly RowBeside[])[]): IsFurniture {
  const timesSaid = timesIn(gaps.map((rows) => rows.map(wordsOf)));
  const timesApart = timesIn(gaps.map(kindsApart));
  return (row) => {
    if (row.text === '' || isBox(row.text)) return false;
    // "Bake for 12 minutes." may be left out more than once.
    const mayBeTold = !row.isSetApart && endsSentence(row.text);
    if (!mayBeTold && (timesSaid.get(wordsOf(row)) ?? 0) >= ENOUGH) return true;
    return row.isSetApart && gaps.length >= ENOUGH && timesApart.get(row.tag) === gaps.length;
  };
}

/** Whether a row is furniture, or an element that opens above some. */
const isFurnitureAt = (
  rows: readonly RowBeside[],
  at: number,
  isFurniture: IsFurniture,
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

interface Gap {
  from: number;
  to: number;
}

function gapsOf(steps: readonly SeenLine[]): Gap[] {
  const gaps: Gap[] = [];
  for (const [place, { at }] of steps.slice(1).entries()) {
    const before = steps[place];
    const from = before && before.at >= 0 ? endOf(before) : -1;
    if (from >= 0 && at >= from && at - from <= WIDEST) gaps.push({ from, to: at });
  }
  return gaps;
}

/** The rows behind the last step, which ends at a place. */
export const rowsBelow = (end: number, page: ScannedPage): Generator<RowBeside> =>
  rowsBehind(end, Math.min(end + BELOW, page.shown.length), page);

/** Whether the same stands behind a step as behind the last, or behind all of them what is set apart or counts. */
function mayComeAgain(gaps: readonly Gap[], end: number, page: ScannedPage): boolean {
  const { shown } = page;
  const behindLast = shown.slice(end, end + OPENING);
  const filled = gaps.filter(({ from, to }) => to > from);
  if (behindLast === '') return false;
  if (filled.some(({ from }) => shown.startsWith(behindLast, from))) return true;
  if (filled.length === 0 || filled.length < gaps.length || isBelowSteps(shown, end)) return false;
  const { value: first } = rowsBelow(end, page).next();
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
  const below = [...rowsBelow(end, page)];
  const isFurniture = furnitureIn([
    ...gaps.slice(-MOST_GAPS).map(({ from, to }) => [...rowsBehind(from, to, page)]),
    below,
  ]);
  const isAt = (rows: readonly RowBeside[], at: number): boolean =>
    isFurnitureAt(rows, at, isFurniture);
  return {
    holds: isFurniture,
    below: () => {
      const first = below.findIndex((row, at) => !isAt(below, at) || countsAnew(row.text));
      return first > 0 ? below.slice(first) : null;
    },
    follows: (rows) => isAt(rows, 1),
  };
}
