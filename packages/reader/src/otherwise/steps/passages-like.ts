import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowAround } from '../../shown/row-around.ts';
import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';
import { plainLine } from '../../text/plain-text.ts';
import { sentencesOf } from '../../text/sentences-of.ts';
import { wordShare } from '../../text/word-share.ts';
import { withoutNumber } from '../../vocabulary/step-label.ts';

const END = 20;
const LEAST_END = 8;
const LEAST = 16;
const LONGEST = 3_000;
const MAX_PLACES = 8;
const ALIKE = 0.7;

/** A row that holds more than this of a step tells others too. */
const MORE = 1.3;

/** What of a row may be a step: all of it, or as many of its sentences as the step has. */
export function passagesOf(row: string, step: string): string[] {
  if (row.length <= step.length * MORE) return [row];
  const sentences = sentencesOf(row);
  const { length } = sentencesOf(step).filter((sentence) => bareOf(sentence) !== '');
  return sentences.map((_, at) => sentences.slice(at, at + length).join(' '));
}

/** Where the bare text of the page begins or ends like that of a step, each with the place up to which it may go. */
function* placesLike(bare: string, shown: string): Generator<[from: number, to: number]> {
  const end = Math.min(END, Math.max(LEAST_END, Math.floor(bare.length / 3)));
  const tail = bare.slice(-end);
  for (const at of placesIn(shown, bare.slice(0, end), MAX_PLACES)) {
    yield [at, at + end - 1];
    // What is declared as one step may stand in several rows.
    const last = shown.slice(at, at + Math.ceil(bare.length * MORE)).indexOf(tail);
    if (last > 0) yield [at, at + last + end - 1];
  }
  for (const at of placesIn(shown, tail, MAX_PLACES)) yield [at, at + end - 1];
}

/** The passages of the page that begin or end like a step and have nearly the same words. */
export function passagesLike(step: string, { markup, places, shown }: ScannedPage): string[] {
  const bare = bareOf(step);
  if (bare.length < LEAST || step.length > LONGEST) return [];
  const rows = new Set<string>();
  for (const [from, to] of placesLike(bare, shown)) {
    const row = rowAround(markup, places.of(from).markupAt, places.of(to).markupAt);
    if (row !== null) rows.add(withoutNumber(plainLine(row)));
  }
  return [...rows]
    .flatMap((row) => passagesOf(row, step))
    .filter((text) => wordShare(step, text) >= ALIKE && wordShare(text, step) >= ALIKE);
}
