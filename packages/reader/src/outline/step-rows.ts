import { isNoise } from '../lines/line-noise.ts';
import { stepLikeness } from '../lines/page-line-likeness.ts';
import { statesOnlyFacts } from '../shown/stated-times.ts';
import { bareOf } from '../text/bare-text.ts';
import { once } from '../text/once.ts';
import { wordShare } from '../text/word-share.ts';
import { endAsSentences, endsSentence } from '../lines/step-ends.ts';
import { isKeptLine } from '../vocabulary/paywall-words.ts';
import { partTitled } from '../vocabulary/part-words.ts';
import { headingKind, sectionKind } from '../vocabulary/section-words.ts';
import type { Likeness } from './left-out.ts';
import type { OutlineRow } from './outline-row.ts';
import { isRemark } from '../vocabulary/remark-words.ts';
import { exactPlaces, placesOfRows, type Places } from './row-places.ts';

const DISTINCT = 12;
const LONGEST = 1_500;
const ENDS = 40;
const SAME_WORK = 0.5;
/** What names another way to make the dish, below which its steps stand: "Variation: Meringue topping". */
const VARIATION = /^(?:\p{L}+ ){0,2}(?:variations?|varianten?|variantes?)(?!\p{L})[^.!]{0,60}$/iu;

/** The rows that stand in one list with the name of a variation, below it. */
function rowsOfVariations(rows: readonly OutlineRow[]): ReadonlySet<OutlineRow> {
  const found = new Set<OutlineRow>();
  /** The list in which the name of one was found. */
  let list = 0;
  for (const row of rows) {
    if (row.list === list) found.add(row);
    else if (VARIATION.test(row.text)) list = row.list;
    else list = 0;
  }
  return found;
}

const isNothingElse = ({ text }: OutlineRow): boolean =>
  text.length <= LONGEST &&
  !isRemark(text) &&
  !isNoise({ text, tag: 'li' }) &&
  !isKeptLine(text) &&
  !statesOnlyFacts(text) &&
  sectionKind(text) === null;

const mayBeStep = (row: OutlineRow): boolean => stepLikeness(row.text) > 0 && isNothingElse(row);

const isSentence = (row: OutlineRow): boolean => endsSentence(row.text) && mayBeStep(row);

/** Whether a row holds a step, bare; it may join several. */
const holds = (row: OutlineRow, step: string): boolean =>
  step.length >= DISTINCT && row.bare.includes(step);

/** How the rows of a page stand to declared steps; `rows` are all that may hold one. */
export function stepRows(declared: readonly string[], rows: readonly OutlineRow[]): Likeness {
  const bare = declared.map(bareOf);
  const whole = bare.join('');
  /** Where the data parts its steps otherwise than the page, what counts is that it has the words. */
  const within = (row: string): number | null => {
    const pieces = row.length > 2 * ENDS ? [row.slice(0, ENDS), row.slice(-ENDS)] : [row];
    const at = pieces.map((piece) => whole.indexOf(piece)).find((place) => place >= 0);
    if (at === undefined || row.length < DISTINCT) return null;
    let end = 0;
    return bare.findIndex((line) => (end += line.length) > at);
  };
  const exact = exactPlaces(declared);
  const rowsOfLines = new Set(rows.map((row) => row.bare));
  /** Where each of the steps is a row, no other row is a part of one: "Bake for 12 minutes." may come twice. */
  const areRows = bare.every((line) => rowsOfLines.has(line));
  const placesOf: Places = (row) => {
    const same = exact(row);
    if (same.length > 0 || areRows || row.bare === '') return same;
    const held = bare.findIndex((line) => holds(row, line));
    const found = held >= 0 ? held : within(row.bare);
    return found === null ? [] : [found];
  };
  const placeOf = placesOfRows(rows, placesOf);
  const seen = new Set([...placeOf.values()].map((at) => bare[at]));
  const unseen = declared.filter((_line, at) => !seen.has(bare[at]));
  const isWithinRow = (line: string): boolean => rows.some((row) => holds(row, bareOf(line)));
  const heldUpTo = (row: OutlineRow, first: number): number => {
    let last = first;
    while (holds(row, bare[last + 1] ?? '')) last += 1;
    return last;
  };
  /** Whether a row is what the page tells in the place of a step that it does not tell as declared. */
  const standsFor = (text: string): boolean =>
    unseen.some((line) => wordShare(text, line) >= SAME_WORK || wordShare(line, text) >= SAME_WORK);
  const areSentences = endAsSentences(declared);
  /** Among sentences, "Make the dough" may name a part, and "2 tbsp butter" is what it takes; "Preheat to 350° F" is a step. */
  const isStep = (row: OutlineRow): boolean =>
    areSentences
      ? isSentence(row) || (/^\D.*\d/u.test(row.text) && mayBeStep(row))
      : mayBeStep(row);
  const isAboveAnother = (row: OutlineRow): boolean =>
    rows.findLastIndex((other) => other.list === row.list && placeOf.has(other)) >
    rows.indexOf(row);
  /** "Cover." is one between others, "Enjoy!" behind all of them is none. */
  const isShortStep = (row: OutlineRow): boolean =>
    areRows && endsSentence(row.text) && isNothingElse(row) && isAboveAnother(row);
  const ofVariations = once(() => rowsOfVariations(rows));
  return {
    lines: declared.length,
    unseen: unseen.length,
    lost: () => unseen.filter((line) => !isWithinRow(line)).length,
    mayTrail: false,
    heldBy: (row) => placeOf.get(row) ?? null,
    heldUpTo,
    isLine: (row) =>
      (isStep(row) || isShortStep(row)) &&
      !standsFor(row.text) &&
      (areRows || !whole.includes(row.bare)) &&
      !ofVariations().has(row),
    mayEnd: () => false,
    // Below the whole method stand remarks of many names, and parts of the dish under few.
    isPart: (list, { name, isAlike }) =>
      list.every(isSentence) && (isAlike || name === '' || partTitled(name) !== null),
    isOther: (heading) => headingKind(heading) !== null || isRemark(heading),
  };
}
