import { MAX_COMPARED } from '../finding/max-compared.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { rowAround } from '../shown/row-around.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import { splitAfter } from '../shown/split-after.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';
import { plainLine } from '../text/plain-text.ts';
import { withoutMarks } from '../text/without-marks.ts';
import { NEGATIONS } from '../vocabulary/negations.ts';
import { STEP_LABEL } from '../vocabulary/step-label.ts';
import { wordsOf } from '../text/word-share.ts';

const MOST_PLACES = 4;
const MOST_COMPARED = 20;
/** Fewer letters are a number, or a word that joins, */
const SHORTEST = 10;
/** or a name that ends as a sentence does: "Add the topping." */
const SHORTEST_SENTENCE = 20;

/** What a row says before a step that is told in it as a whole. */
interface Row {
  text: string;
  front: string;
  /** Whether the step begins a sentence of its own there. */
  isParted: boolean;
}

/** The row in which the page tells a step at a place, with what it says before; null where the step begins it. */
function rowAt({ bare }: SeenLine, at: number, { markup, places }: ScannedPage): Row | null {
  if (places.beginsAt(at)) return null;
  const to = places.of(at + bare.length - 1).markupAt;
  const text = plainLine(rowAround(markup, places.of(at).markupAt, to) ?? '');
  const from = bareOf(text).indexOf(bare);
  const split = from > 0 ? splitAfter(bareOf(text).slice(0, from), text) : null;
  const isParted = split !== null && /[.!?]/.test(split.signs);
  // A name stands before its step, as a number does: "Frosting: Beat the butter", "Frosting Beat the butter".
  const isName = split !== null && !isParted && !/^\p{Ll}/u.test(split.behind);
  return split && !isName ? { text, front: split.before, isParted } : null;
}

/** What of the front of a row no other step tells. */
function untold(front: string, others: readonly SeenLine[]): string {
  let rest = bareOf(front);
  for (const { bare } of others) {
    const at = bare === '' ? -1 : rest.lastIndexOf(bare);
    if (at >= 0) rest = rest.slice(at + bare.length);
  }
  return others.some(({ bare }) => bare.includes(rest)) ? '' : rest;
}

const negates = (front: string): boolean =>
  wordsOf(withoutMarks(front))
    .slice(-3)
    .some((word) => NEGATIONS.has(word));

/** The steps of which the page tells only the end of a row, each with that row: "Do not" stands before, or a sentence. */
export function toldInPart(steps: readonly SeenLine[], page: ScannedPage): Map<string, string> {
  const found = new Map<string, string>();
  if (steps.length > MAX_COMPARED) return found;
  const mayLackFront = ({ at, bare }: SeenLine): boolean =>
    at >= 0 && bare.length >= SHORTEST && !page.places.beginsAt(at);
  for (const step of steps.filter(mayLackFront).slice(0, MOST_COMPARED)) {
    const rows = Array.from(placesIn(page.shown, step.bare, MOST_PLACES), (at) =>
      rowAt(step, at, page),
    );
    const others = steps.filter((other) => other !== step);
    const lacksFront = (row: Row | null): row is Row =>
      row !== null &&
      !STEP_LABEL.test(row.front) &&
      (negates(row.front) ||
        untold(row.front, others).length >= (row.isParted ? SHORTEST_SENTENCE : SHORTEST));
    const [first] = rows;
    if (first && rows.every(lacksFront)) found.set(step.line, first.text);
  }
  return found;
}
