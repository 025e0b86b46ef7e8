import { bareOf } from '../../text/bare-text.ts';
import { withoutNumber } from '../../vocabulary/step-label.ts';
import type { OutlineRow } from './outline-row.ts';
import { exactPlaces, placesOfRows, type Places } from './row-places.ts';

/** Fewer letters stand in too many rows. */
const DISTINCT = 12;
const ENDS = 40;
/** Digits before a step. */
const NUMBER_MAX = 2;

/** Where the rows of a page hold declared steps. */
export interface StepPlaces {
  /** The step that each row holds; the first, where it joins several. */
  placeOf: ReadonlyMap<OutlineRow, number>;
  /** The last of those that a row holds one behind the other, from its first on. */
  heldUpTo: (row: OutlineRow, first: number) => number;
  /** Whether each of the steps is a row: then no other row is a part of one, and "Bake for 12 minutes." may come twice. */
  areRows: boolean;
  /** Whether a row holds a step, be it among others. */
  isWithinRow: (step: string) => boolean;
}

/** "7. Serve hot.": of a row that begins with a number and has few letters, those behind what counts it. */
function uncounted({ bare, text }: OutlineRow): string {
  const isShort = bare.length < DISTINCT + NUMBER_MAX && /^\d/.test(bare);
  return isShort ? bareOf(withoutNumber(text)) : bare;
}

/** Whether a row holds a step, bare; it may join several. */
const holds = (row: OutlineRow, step: string): boolean =>
  step.length >= DISTINCT && row.bare.includes(step);

/** Where the data parts its steps otherwise than the page, what counts is that it has the words. */
function placeWithin(steps: readonly string[]): (row: string) => number | null {
  const whole = steps.join('');
  return (row) => {
    if (row.length < DISTINCT) return null;
    const pieces = row.length > 2 * ENDS ? [row.slice(0, ENDS), row.slice(-ENDS)] : [row];
    const at = pieces.map((piece) => whole.indexOf(piece)).find((place) => place >= 0);
    if (at === undefined) return null;
    let end = 0;
    return steps.findIndex((step) => (end += step.length) > at);
  };
}

/** Of declared steps; `rows` are all that may hold one. */
export function stepPlaces(declared: readonly string[], rows: readonly OutlineRow[]): StepPlaces {
  const steps = declared.map(bareOf);
  const texts = new Set(rows.map((row) => row.bare));
  const areRows = steps.every((step) => texts.has(step));
  const exact = exactPlaces(declared);
  const within = placeWithin(steps);
  const placesOf: Places = (row) => {
    const same = exact(row);
    if (same.length > 0 || areRows || row.bare === '') return same;
    const alone = exact({ bare: uncounted(row) });
    if (alone.length > 0) return alone;
    const held = steps.findIndex((step) => holds(row, step));
    const found = held >= 0 ? held : within(row.bare);
    return found === null ? [] : [found];
  };
  return {
    placeOf: placesOfRows(rows, placesOf),
    heldUpTo: (row, first) => {
      let last = first;
      while (holds(row, steps[last + 1] ?? '')) last += 1;
      return last;
    },
    areRows,
    isWithinRow: (step) => rows.some((row) => holds(row, bareOf(step))),
  };
}
