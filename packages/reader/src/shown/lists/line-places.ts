import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';
import { withoutName } from '../../text/without-name.ts';
import { isSentenceEnd } from './line-going-on.ts';
import { beginsWord, textAround } from '../markup/rest-of-element.ts';

/** A line as the page may show it: the name that a reader puts before a step may stand elsewhere. */
export function waysOf(line = ''): string[] {
  const unnamed = withoutName(line);
  const ways = unnamed === line ? [line] : [line, unnamed];
  return ways.map(bareOf).filter((bare) => bare !== '');
}

/** One line of a list, and the page that shows it. */
export interface ListedLine {
  lines: readonly string[];
  index: number;
  page: ScannedPage;
}

/** Between two lines stands no more than a number and the name of a picture, but also what the first of them lacks. */
const BETWEEN = 120;
const LACKING = 1_500;
/** Of a line, as much as tells it from others. */
const PROBE = 30;

/** Tells whether a place has the lines before and behind one around it, as in a list: comments quote it alone. */
function inListOf({ lines, index, page: { shown } }: ListedLine): (at: number) => boolean {
  const isShown = (line: string): boolean => shown.includes(line.slice(0, PROBE));
  const before = waysOf(lines[index - 1]).filter(isShown);
  const behind = waysOf(lines[index + 1]).filter(isShown);
  const isIn = (line: string, from: number, to: number): boolean =>
    shown.slice(Math.max(0, from), to).includes(line.slice(0, PROBE));
  const isAbove = (at: number, reach: number): boolean =>
    before.some((line) => isIn(line, at - line.length - reach, at));
  if (behind.length === 0) return (at) => lines.length === 1 || isAbove(at, BETWEEN);
  return (at) =>
    behind.some((line) => isIn(line, at, at + LACKING + PROBE)) &&
    (before.length === 0 || isAbove(at, LACKING));
}

/** Whether a sentence goes on at a place: nobody quotes a part of one and goes on with the rest. */
function isWithinSentence(at: number, page: ScannedPage): boolean {
  const around = textAround(at, page);
  return around !== null && !isSentenceEnd(around);
}

/** Where a line ends on the page, up to a number of places, but for those of longer lines that begin like it. */
export function endsOf(bare: string, listed: ListedLine, most: number): number[] {
  const { lines, page } = listed;
  const longer = lines
    .flatMap(waysOf)
    .filter((other) => other.length > bare.length && other.startsWith(bare));
  const places = [...placesIn(page.shown, bare, most)]
    .filter((at) => !longer.some((other) => page.shown.startsWith(other, at)))
    .filter((at) => beginsWord(at, page));
  const inList = places.filter(inListOf(listed));
  const endOf = (at: number): number => at + bare.length;
  return inList.length > 0
    ? inList.map(endOf)
    : places.map(endOf).filter((end) => isWithinSentence(end, page));
}
