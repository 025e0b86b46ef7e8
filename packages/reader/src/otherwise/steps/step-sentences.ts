import { isClosingWords } from '../../card/zones/closing-wish.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowAround } from '../../shown/row-around.ts';
import { bareOf } from '../../text/bare-text.ts';
import { BLOCK_TAG } from '../../text/block-tag.ts';
import { lineAt } from '../../text/line-at.ts';
import { placesIn } from '../../text/places-in.ts';
import { plainLine } from '../../text/plain-text.ts';
import { sentencesOf } from '../../text/sentences-of.ts';
import { withoutName } from '../../text/without-name.ts';
import { isChatter } from '../../vocabulary/page-chatter.ts';
import { withoutNumber } from '../../vocabulary/step-label.ts';
import { tellsLike } from './tells-like.ts';

const NAMES_MOST = 3;

/** A step without its number and all the names before it: "Fry until golden: Fry: Heat the oil". */
export function unnamed(step: string): string {
  let told = withoutNumber(step);
  for (let names = 0; names < NAMES_MOST; names++) told = withoutName(told);
  return told;
}

const isWish = (sentence: string): boolean => isClosingWords(sentence) || isChatter(sentence);

/** A sentence of fewer letters stands in too many places, also behind "Do not". */
const DISTINCT = 20;

const MOST_PLACES = 12;
/** A sentence of fewer letters says little. */
const LEAST_SENTENCE = 20;

/** No step has more; each is looked for in all of the page. */
const MOST_SENTENCES = 80;

/** Fewer letters are a number or a sign. */
const LEAST_WORD = 3;

/** Whether a row has a few more letters between a sentence of a step and the next, such as the verb of that one. */
const beginsWithMore = (end: number, at: number, { places }: ScannedPage): boolean =>
  at - end >= LEAST_WORD && at - end < LEAST_SENTENCE && !places.isParted(end - 1, at);

/** Whether the page tells all sentences of a step, be it in several rows; a wish at its end tells nothing. */
export function isToldInRows(step: string, page: ScannedPage): boolean {
  const { shown, places } = page;
  const sentences = sentencesOf(unnamed(step)).filter((sentence) => !isWish(sentence));
  if (sentences.length > MOST_SENTENCES) return false;
  /** Where the sentence before ended. */
  let end = -1;
  return sentences.map(bareOf).every((bare, index) => {
    const isEnd = (to: number): boolean =>
      places.beginsAt(to) ||
      to >= shown.length ||
      (index + 1 < sentences.length && shown.startsWith(bareOf(sentences[index + 1] ?? ''), to));
    const candidates =
      bare.length >= DISTINCT
        ? [lineAt(shown, bare)]
        : [...placesIn(shown, bare, MOST_PLACES), end].filter(
            (at) =>
              (at === end ? shown.startsWith(bare, at) : places.beginsAt(at)) &&
              isEnd(at + bare.length),
          );
    const [at = -1] = candidates;
    const isShortened = index > 0 && beginsWithMore(end, at, page);
    end = at + bare.length;
    return at >= 0 && !isShortened;
  });
}

/** More letters stand between two places of a row only where it is too long to be a step. */
const WIDEST = 600;

/** Where a page has one sentence and the next one behind it, as near as in a row: a story may tell them before the card does. */
function* placesBehind(
  [first, second]: readonly [string, string],
  shown: string,
): Generator<[end: number, at: number]> {
  for (const at of placesIn(shown, first, MOST_PLACES)) {
    const end = at + first.length;
    const next = lineAt(shown.slice(end, end + WIDEST + second.length), second);
    if (next >= 0) yield [end, end + next];
  }
}

/** Whether two places of a page stand in one row, in whatever letters. */
const isOneRow = (end: number, at: number, { markup, places }: ScannedPage): boolean =>
  !places.isParted(end - 1, at) ||
  markup.slice(places.of(end - 1).markupAt, places.of(at).markupAt).search(BLOCK_TAG) < 0;

/** The row that has a further sentence between two of a step, all of which it tells; null for none, or where they follow each other elsewhere. */
export function rowWithMore(step: string, page: ScannedPage): string | null {
  const { shown, markup, places } = page;
  const sentences = sentencesOf(unnamed(step)).map(bareOf);
  for (const [index, second] of sentences.entries()) {
    const first = sentences[index - 1] ?? '';
    if (first === '' || second === '') continue;
    const found = [...placesBehind([first, second], shown)];
    if (found.some(([end, at]) => at - end < LEAST_SENTENCE)) continue;
    const inRow = found.find(([end, at]) => isOneRow(end, at, page));
    if (!inRow) continue;
    const { markupAt } = places.of(inRow[1]);
    const row = rowAround(markup, markupAt, markupAt);
    return row === null ? null : withoutNumber(plainLine(row));
  }
  return null;
}

const AROUND = 2_000;

/** The row that tells one of the sentences of a step where nothing near it tells another in any words; null for none. */
export function rowWithout(step: string, { shown, markup, places }: ScannedPage): string | null {
  const sentences = sentencesOf(unnamed(step)).filter(
    (sentence) => bareOf(sentence).length >= LEAST_SENTENCE && !isWish(sentence),
  );
  const told = sentences.find((sentence) => lineAt(shown, bareOf(sentence)) >= 0);
  if (told === undefined) return null;
  const at = lineAt(shown, bareOf(told));
  const near = shown.slice(Math.max(0, at - AROUND), at + AROUND);
  if (sentences.every((sentence) => tellsLike(near, sentence))) return null;
  const to = places.of(at + bareOf(told).length - 1).markupAt;
  const row = rowAround(markup, places.of(at).markupAt, to);
  return row === null ? null : withoutNumber(plainLine(row));
}
