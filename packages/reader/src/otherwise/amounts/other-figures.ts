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
  const numbers = withMixedNumbers(line);
  const holdsThem = (told: string): boolean => holdsNumbers(withMixedNumbers(told), numbers);
  const isSame = holdsThem(text) || holdsThem(elementsApart(row));
  return isSame ? null : withoutNumber(rowText(row));
}

/** From the word before the first number of a step to the one behind the last: what stands around these can be no part of them. */
const WITH_WORDS_AROUND =
  /^\P{N}*(\p{L}[^\p{L}\p{N}]*\p{N}(?:.*\p{N})?[^\p{L}\p{N}]*\p{L})\P{N}*$/u;

/** Whether some markup has words as text, and not within a tag. */
function hasText(markup: string, words: string): boolean {
  const at = markup.indexOf(words);
  return at >= 0 && markup.lastIndexOf('<', at) <= markup.lastIndexOf('>', at);
}

/** The markup in which the page shows a step, up to the tag behind it. */
function markupOf({ line, bare, at }: SeenLine, { markup, places }: ScannedPage): string {
  const last = places.of(at + bare.length - 1).markupAt;
  const [end = ''] = markup.slice(last, last + line.length + WRITTEN_BEFORE).split('<', 1);
  return markup.slice(places.of(at).markupAt, last) + end;
}

/** Whether the markup has a step sign by sign where the page shows it, or as much of it as its numbers stand in. */
function isWrittenSo(step: SeenLine, page: ScannedPage): boolean {
  const written = markupOf(step, page);
  if (hasText(written, step.line)) return true;
  const [, numbers] = WITH_WORDS_AROUND.exec(step.line) ?? [];
  return numbers !== undefined && hasText(written, numbers);
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
