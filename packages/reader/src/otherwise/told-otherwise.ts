import { guessLanguage } from '../ingredients/heard-language.ts';
import { lexiconOf } from '../ingredients/language.ts';
import { rowAround } from '../shown/row-around.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { rowInPlace } from './row-in-place.ts';
import { isToldInRows, rowWithout, sentencesOf, unnamed } from './step-sentences.ts';
import { stepTerms, type StepTerms } from './step-terms.ts';
import { stepsDisagree } from './steps-disagree.ts';
import { bareOf } from '../text/bare-text.ts';
import { holdsInTurn } from '../text/line-at.ts';
import { placesIn } from '../text/places-in.ts';
import { plainLine } from '../text/plain-text.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { shareVisible } from '../shown/visible-text.ts';
import { withoutName } from '../text/without-name.ts';
import { wordShare } from '../text/word-share.ts';
import { withoutNumber } from '../vocabulary/step-label.ts';

const END = 20;
const LEAST_END = 8;
const LEAST = 16;
const LONGEST = 3_000;
const MAX_PLACES = 8;
const MOST_COMPARED = 60;
const ALIKE = 0.7;
const SHOWN_SHARE = 0.5;

/** A step as the page may show it: without its number and the name of its part. */
const bareWays = (step: string): string[] => {
  const told = withoutNumber(step);
  return [told, withoutName(told)].map(bareOf);
};

function unseenOf(steps: readonly string[], shown: string): string[] {
  const isShown = holdsInTurn(shown);
  return seenLines(steps, shown)
    .filter(({ line, at }) => at < 0 && !bareWays(line).some(isShown))
    .map(({ line }) => line);
}

/** A row that holds more than this of a step tells others too. */
const MORE = 1.3;

/** What of a row may be a step: all of it, or as many of its sentences as the step has. */
function passagesOf(row: string, step: string): string[] {
  if (row.length <= step.length * MORE) return [row];
  const sentences = sentencesOf(row);
  const { length } = sentencesOf(step);
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
function passagesLike(step: string, { markup, places, shown }: ScannedPage): string[] {
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

/** Of so few words one number is a good share, and their beginning and end are soon other letters. */
const SHORT = 60;

const shareOfWords = (words: readonly string[], others: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => others.includes(word)).length / words.length;

/** Whether two short steps are in the same words, whatever their numbers are, or one of them in some more. */
function areWordedAlike({ words }: StepTerms, { words: others }: StepTerms): boolean {
  const [ours, theirs] = [shareOfWords(words, others), shareOfWords(others, words)];
  return (ours >= ALIKE && theirs >= ALIKE) || Math.max(ours, theirs) === 1;
}

/** The row in the place of a short step; null for others. */
function rowOfShort(step: string, steps: readonly string[], page: ScannedPage): string | null {
  const row = step.length > SHORT ? null : rowInPlace(step, steps, page);
  return row === null ? null : withoutNumber(row);
}

/** What is said beside a step: "(photo 2)", "[paid link]". */
const ASIDE = /\([^()]{0,40}\)|\[[^[\]]{0,40}\]/gu;

/** The steps that the page shows nearly so, but with another number, measure or word, each with what stands there. */
export function toldOtherwise(steps: readonly string[], page: ScannedPage): Map<string, string> {
  const found = new Map<string, string>();
  const unseen = unseenOf(steps, page.shown);
  // Of a long step its beginning or its end will do.
  if (unseen.length === 0 || shareVisible(steps, page.shown) < SHOWN_SHARE) return found;
  const lexicon = lexiconOf(guessLanguage(unseen.join(' ')));
  const declared = new Set(steps.flatMap(bareWays));
  for (const step of unseen.slice(0, MOST_COMPARED)) {
    if (isToldInRows(step, page.shown)) continue;
    const told = withoutNumber(step);
    const terms = stepTerms(told.replace(ASIDE, ' '), lexicon);
    const ways = [terms, stepTerms(unnamed(step).replace(ASIDE, ' '), lexicon)];
    const row = rowOfShort(step, steps, page);
    const inPlace = row !== null && areWordedAlike(terms, stepTerms(row, lexicon)) ? [row] : [];
    const passages = [...passagesLike(told, page), ...inPlace].filter(
      (text) => !declared.has(bareOf(text)),
    );
    const disagrees = (text: string): boolean =>
      [text, unnamed(text)].every((way) =>
        ways.every((our) => stepsDisagree(our, stepTerms(way.replace(ASIDE, ' '), lexicon))),
      );
    const [first = null] = passages;
    const other =
      first === null || passages.every(disagrees) ? (first ?? rowWithout(step, page)) : null;
    if (other !== null) found.set(step, other);
  }
  return found;
}
