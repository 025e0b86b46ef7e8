import { MAX_COMPARED } from '../../finding/max-compared.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { placeInTurn } from '../../text/line-at.ts';
import { sentencesOf } from '../../text/sentences-of.ts';
import { withoutName } from '../../text/without-name.ts';
import { wordShare } from '../../text/word-share.ts';
import { type Belongs, isRestOfFood, isRestOfStep, isSentenceEnd } from './line-going-on.ts';
import { endsOf, type ListedLine, waysOf } from './line-places.ts';
import { goesOnAt, textAround } from '../markup/rest-of-element.ts';
import { areRowsInTurn } from './rows-in-turn.ts';
import { type SeenLine, seenLines } from '../seen-lines.ts';
import { splitAfter } from './split-after.ts';

const ALIKE = 0.7;

const areAlike = (one: string, other: string): boolean =>
  wordShare(one, other) >= ALIKE && wordShare(other, one) >= ALIKE;

/** The next line follows soon. */
const MOST_SENTENCES = 8;
/** Of a line, as much as tells it from others. */
const PROBE = 30;

const MOST_WORDS = 3;

/** Whether a sentence is a line, or stands there for it: "Do not stir" for "Stir". */
const tells = (sentence: string, bare: string): boolean =>
  bareOf(sentence) === bare ||
  (bareOf(sentence).endsWith(bare) && sentence.split(' ').length <= MOST_WORDS);

/** Whether a text tells some of the lines, be it in slightly other words. */
function tellsAny(lines: readonly string[], text: string): boolean {
  const whole = bareOf(text);
  const sentences = sentencesOf(text, MOST_SENTENCES);
  const isTold = (bare: string): boolean =>
    bare.length < PROBE
      ? sentences.some((sentence) => tells(sentence, bare))
      : whole.includes(bare.slice(0, PROBE));
  const isLike = (line: string): boolean => {
    const unnamed = withoutName(line);
    return sentences.some(
      (sentence) => areAlike(sentence, line) || (unnamed !== line && areAlike(sentence, unnamed)),
    );
  };
  // To compare words takes longer than to find letters.
  return lines.some((line) => waysOf(line).some(isTold)) || lines.some(isLike);
}

/** What belongs to a line behind its end at a place, with the signs before it; nothing where nothing does. */
function restAt(end: number, page: ScannedPage, belongs: Belongs): string {
  const around = textAround(end, page);
  if (!around || !belongs(around)) return '';
  const { signs, behind, isTagged } = around;
  return isTagged && isSentenceEnd(around) ? `${signs.trimEnd()} ${behind}` : signs + behind;
}

const MOST_PLACES = 4;

/** With what the page goes on behind a line wherever it tells it; nothing where it ends there, or other lines follow. */
function restOf(bare: string, listed: ListedLine, belongs: Belongs): string {
  const { lines, index, page } = listed;
  const ends = endsOf(bare, listed, MOST_PLACES + 1);
  if (ends.length > MOST_PLACES || !ends.every((end) => goesOnAt(end, page))) return '';
  // The list counts, where the story above it goes on in other words.
  const inItems = ends.filter((end) => page.items.around(page.places.of(end - 1).markupAt));
  const [rest = '', ...others] = (inItems.length > 0 ? inItems : ends).map((end) =>
    restAt(end, page, belongs),
  );
  const isAgreed = others.every((other) => bareOf(other) === bareOf(rest));
  return rest === '' || !isAgreed || tellsAny(lines.toSpliced(index, 1), rest) ? '' : rest;
}

const SHORTEST_LINE = 5;

/** A line to its end, where the page goes on behind the place at which it shows it. */
function toItsEnd({ line, bare, at }: SeenLine, listed: ListedLine, belongs: Belongs): string {
  if (bare.length < SHORTEST_LINE || !goesOnAt(at + bare.length, listed.page)) return line;
  const rest = restOf(bare, listed, belongs);
  return rest === '' ? line : `${splitAfter(bareOf(line), line)?.before ?? line}${rest}`;
}

function inFull(lines: string[], page: ScannedPage, belongs: Belongs): string[] {
  const all = seenLines(lines, page.shown);
  if (lines.length > MAX_COMPARED || areRowsInTurn(all, page)) return lines;
  const placeOf = placeInTurn(page.shown);
  const whole = all.map((seen, index) => {
    const listed = { lines, index, page };
    if (seen.at >= 0 && seen.bare !== '') return toItsEnd(seen, listed, belongs);
    const { line } = seen;
    const bare = bareOf(withoutName(line));
    const at = bare === seen.bare ? -1 : placeOf(bare);
    return at < 0 ? line : toItsEnd({ line, bare, at }, listed, belongs);
  });
  return whole.some((line, index) => line !== lines[index]) ? whole : lines;
}

/** The ingredients to the end of the word within which their data stops. */
export const ingredientsInFull = (lines: string[], page: ScannedPage): string[] =>
  inFull(lines, page, isRestOfFood);

/** The steps to the end of what the page says in the same breath, where their data stops before that. */
export const stepsInFull = (lines: string[], page: ScannedPage): string[] =>
  inFull(lines, page, isRestOfStep);
