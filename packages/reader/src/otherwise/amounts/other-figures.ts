import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowAround } from '../../shown/row-around.ts';
import { rowText } from '../../shown/row-text.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';
import { placesIn } from '../../text/places-in.ts';
import { elementsApart } from '../../text/elements-apart.ts';
import { plainLine } from '../../text/plain-text.ts';
import { holdsNumbers } from '../../text/written-numbers.ts';
import { withoutNumber } from '../../vocabulary/step-label.ts';
import { withMixedNumbers } from './run-together-fractions.ts';

/** Numbers of one figure have no signs to lose. */
const SEVERAL_FIGURES = /\d[^a-z\d]{0,3}\d|[¼-¾⅐-⅞]/i;
const FIGURES = /\d{2,}/g;
/** "1-2", "1.5", "1/2". */
const PARTED = /\d\s?[-‐-―−.,:/⁄]\s?\d|[¼-¾⅐-⅞]/;
const MAX_PLACES = 6;

/** Whether a row has the figures of a step as they are, and none that signs part: most have. */
const hasFigures = (row: string, step: string): boolean =>
  !PARTED.test(step) &&
  !PARTED.test(row) &&
  (step.match(FIGURES) ?? []).every((figures) => row.includes(figures));

/** Whether the numbers of a step stand between words of it: what stands around such a step can be no part of them. */
function isAroundNumbers(step: string): boolean {
  const [, rest = ''] = LAST_NUMBER.exec(step) ?? [];
  return WORD_BEFORE_NUMBERS.test(step) && WORD.test(rest);
}
const WORD = /\p{L}/u;
const WORD_BEFORE_NUMBERS = /^\P{N}*\p{L}/u;
const LAST_NUMBER = /\p{N}(\P{N}*)$/u;

/** The row of the page that has the letters and figures of a step at a place, but other numbers; null where it has the same. */
function rowOtherwise(
  { line, bare }: SeenLine,
  at: number,
  { markup, places }: ScannedPage,
): string | null {
  const last = places.of(at + bare.length - 1).markupAt;
  const row = rowAround(markup, places.of(at).markupAt, last);
  if (row === null || hasFigures(row, line)) return null;
  const text = plainLine(row);
  if (text.includes(line) && isAroundNumbers(line)) return null;
  const numbers = withMixedNumbers(line);
  const holdsThem = (told: string): boolean => holdsNumbers(withMixedNumbers(told), numbers);
  const isSame = holdsThem(text) || holdsThem(elementsApart(row));
  return isSame ? null : withoutNumber(rowText(row));
}

/** Whether the markup has a step sign by sign where the page shows it. */
function isWrittenSo({ line, at }: SeenLine, { markup, places }: ScannedPage): boolean {
  const { markupAt } = places.of(at);
  return markup.slice(markupAt, markupAt + line.length + WRITTEN_BEFORE).includes(line);
}
/** A space or the number of the step may stand before it. */
const WRITTEN_BEFORE = 20;

/**
 * The shown steps whose numbers the page has only with other signs between their figures, each with its row: "12 minutes"
 * where that says "1-2 minutes".
 */
export function figuresOtherwise(
  steps: readonly SeenLine[],
  page: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const step of steps) {
    if (step.at < 0 || !SEVERAL_FIGURES.test(step.line) || isWrittenSo(step, page)) continue;
    let other: string | null = null;
    for (const at of placesIn(page.shown, step.bare, MAX_PLACES)) {
      const row = rowOtherwise(step, at, page);
      other = row === null ? null : (other ?? row);
      if (row === null) break;
    }
    if (other !== null) found.set(step.line, other);
  }
  return found;
}
