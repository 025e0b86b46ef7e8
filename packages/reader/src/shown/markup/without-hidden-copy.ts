import type { Finding } from '../../finding/finding.ts';
import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { hiddenPartAround } from '../../scan/hidden-part.ts';
import type { Span } from '../../scan/span.ts';
import { type Page, withBody } from '../../scan/page.ts';
import { placesOfLine } from '../lists/places-of-line.ts';
import { probeLines } from '../lists/probe-lines.ts';
import { type SeenLine, seenLines } from '../seen-lines.ts';
import { SEEN, shareVisible } from './visible-text.ts';

/** Fewer letters may stand anywhere. */
const SHORTEST = 6;
const COPIES = 2;

/** Where the page has lines more than once, if it has most of them so. */
function placesOfCopies(lines: readonly SeenLine[], page: Page): number[] {
  const seen = lines.filter(({ at, bare }) => at >= 0 && bare.length >= SHORTEST);
  const isCopied = (line: SeenLine | undefined): boolean =>
    line !== undefined && placesOfLine(line, page).length >= COPIES;
  // Of three lines, two have to be.
  if (!isCopied(seen[0]) && !isCopied(seen.at(-1))) return [];
  const copied = probeLines(seen).filter(isCopied);
  if (copied.length < COPIES) return [];
  // A part that holds most of the lines holds the one in the middle.
  const middle = seen[seen.length >> 1];
  const sought = middle && copied.includes(middle) ? [middle] : copied;
  return sought.flatMap((line) => placesOfLine(line, page));
}

const holdsMost = (lines: readonly SeenLine[], text: string): boolean =>
  lines.filter(({ bare }) => text.includes(bare)).length >= lines.length * SEEN;

/** The hidden parts of the page around some places that hold most of the lines. */
function hiddenCopies(lines: readonly SeenLine[], at: readonly number[], page: Page): Span[] {
  const { markup, places, shown } = page;
  const found: Span[] = [];
  for (const place of at.map((bareAt) => places.of(bareAt).markupAt).toSorted((a, b) => a - b)) {
    if (place < (found.at(-1)?.to ?? 0)) continue;
    const part = hiddenPartAround(place, markup);
    if (!part) continue;
    if (holdsMost(lines, shown.slice(places.behind(part.from), places.behind(part.to))))
      found.push(part);
  }
  return found;
}

function hiddenCopiesOf(declared: readonly string[], page: Page): Span[] {
  if (declared.length < 2 || declared.length > MAX_COMPARED) return [];
  const lines = seenLines(declared, page.shown);
  return hiddenCopies(lines, placesOfCopies(lines, page), page);
}

/** Parts one behind the other, without those that stand in another. */
const inTurn = (parts: readonly Span[]): Span[] =>
  parts
    .toSorted((one, other) => one.from - other.from)
    .filter(({ from }, at, all) => !all.slice(0, at).some(({ to }) => from < to));

/**
 * The page without the copies of its lists that no reader sees, such as those for print: where these say what the data says,
 * those that are shown may say something else. A list that is only hidden may be unfolded.
 */
export function withoutHiddenCopy({ ingredients, steps }: Finding, page: Page): Page {
  const copies = inTurn([...hiddenCopiesOf(ingredients, page), ...hiddenCopiesOf(steps, page)]);
  if (copies.length === 0) return page;
  let kept = '';
  let at = 0;
  for (const { from, to } of copies) {
    kept += page.markup.slice(at, from);
    at = to;
  }
  const rest = withBody(kept + page.markup.slice(at, page.markup.length), page);
  const isShown =
    shareVisible(ingredients, rest.shown) >= SEEN &&
    (shareVisible(steps, rest.shown) >= SEEN || shareVisible(steps, page.shown) < SEEN);
  return isShown ? rest : page;
}
