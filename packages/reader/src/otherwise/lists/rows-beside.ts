import { beginsRow, isWholeRow } from '../../scan/row-start.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowAround } from '../../shown/row-around.ts';
import { areRowsInTurn } from '../../shown/lists/rows-in-turn.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';
import { bareOf } from '../../text/bare-text.ts';
import { BLOCK_TAG } from '../../text/block-tag.ts';
import { placesIn } from '../../text/places-in.ts';
import { wordsOf } from '../../text/word-share.ts';
import { isMadeOfBoth } from '../foods/compound-word.ts';
import { isMadeOf } from './made-of-lines.ts';
import { listHolding, pageListOf } from './page-list.ts';
import { foodRows, mayBeFood, type RowTexts, rowTexts } from './row-texts.ts';

/** Of the markup above the first line that is found, or below the last, as much as a few rows take. */
const AROUND = 3_000;
/** Of the markup between two lines, as much as several rows take. */
const BETWEEN_MAX = 12_000;

/** The lines but for those that are found elsewhere than between the two around them: a step may begin with the same letters. */
const inOrder = (lines: readonly SeenLine[]): SeenLine[] =>
  lines.filter(({ at }, index) => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    return !above || !below || above.at >= below.at || (above.at <= at && at <= below.at);
  });

/** The lines with which rows of the list begin, and whether they are all that these say. Those that follow each other have no word between them. */
function begunRows(lines: readonly SeenLine[], page: ScannedPage): Map<SeenLine, boolean> {
  const first = lines.filter(({ at, bare }) => bare !== '' && at >= 0 && page.places.beginsAt(at));
  const own = (listHolding(lines, inOrder(first)) ?? pageListOf(lines, page))?.own ?? [];
  const starts = new Set([...own.map(({ at }) => at), page.shown.length]);
  const ends = new Set(own.map(({ at, bare }) => at + bare.length));
  const begun = new Map<SeenLine, boolean>();
  for (const line of own) {
    const end = line.at + line.bare.length;
    if (ends.has(line.at) || beginsRow(line.at, page))
      begun.set(line, starts.has(end) || beginsRow(end, page));
  }
  return begun;
}

/** Lines that follow each other, none of which begins a row, and those around them that do. */
interface Gap {
  lines: readonly SeenLine[];
  above: SeenLine | null;
  below: SeenLine | null;
}

function gapsBetween(begun: ReadonlyMap<SeenLine, boolean>, lines: readonly SeenLine[]): Gap[] {
  const gaps: Gap[] = [];
  let open: SeenLine[] = [];
  let above: SeenLine | null = null;
  const close = (below: SeenLine | null): void => {
    if (open.length > 0) gaps.push({ lines: open, above, below });
    open = [];
  };
  for (const line of lines) {
    if (begun.has(line)) {
      close(line);
      above = line;
    } else open.push(line);
  }
  close(null);
  return gaps;
}

/** Some markup from the first row on that begins in it. */
const fromRow = (markup: string): string => markup.slice(Math.max(0, markup.search(BLOCK_TAG)));

/** The rows of the page in a gap between two lines, or beside the only one up to the heading of a section. */
function rowsOf({ above, below }: Gap, page: ScannedPage): RowTexts[] {
  const { markup, places } = page;
  // Lines that stand side by side in one row have none between them.
  if (below && !beginsRow(below.at, page)) return [];
  const start = above && places.of(above.at + above.bare.length - 1).markupAt;
  const end = below && places.of(below.at).markupAt;
  if (start !== null && end !== null)
    return end - start > BETWEEN_MAX
      ? []
      : [...foodRows(`${fromRow(markup.slice(start, end))}<br>`)].flat();
  if (end !== null)
    return [...foodRows(`${fromRow(markup.slice(end - AROUND, end))}<br>`)].at(-1) ?? [];
  if (start === null) return [];
  const [first = []] = foodRows(fromRow(markup.slice(start, start + AROUND)));
  return first;
}

const NOTES = /\s*(?:[;([–]|,(?!\d)|\s-\s).*$/u;
const namesIn = (text: string): string[] => wordsOf(text).filter((word) => /^\D{2,}$/u.test(word));

/** Whether a word is made of two of several: "Knoblauchzehen" of "Zehen" and "Knoblauch". */
const isMadeOfTwo = (word: string, others: readonly string[]): boolean =>
  others.some(
    (last, at) =>
      word.endsWith(last) &&
      others.some((first, before) => before !== at && isMadeOfBoth(word, first, last)),
  );

/** The words of a text, and those before what is noted. */
interface Names {
  all: readonly string[];
  unnoted: readonly string[];
}

function namesOf(text: string): Names {
  const unnoted = text.replace(NOTES, '');
  const all = namesIn(text);
  return { all, unnoted: unnoted === text ? all : namesIn(unnoted) };
}

/** How many of the words of the shorter of two texts the longer one has, 0 to 1. */
function shareOfNames(one: readonly string[], other: readonly string[]): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const shared = short.filter((word) => long.includes(word) || isMadeOfTwo(word, long));
  return short.length === 0 ? 0 : shared.length / short.length;
}

/** The same, be it without what is noted of them. */
function likeness(one: Names, other: Names): number {
  const share = shareOfNames(one.all, other.all);
  const hasNotes = one.unnoted !== one.all || other.unnoted !== other.all;
  return hasNotes ? Math.max(share, shareOfNames(one.unnoted, other.unnoted)) : share;
}

const ALIKE = 0.5;
/** A bare line that has an amount, and letters enough to be no part of another. */
const COUNTED = /^\d+\p{L}{5}/u;
const SEVERAL = 2;

/** A row with its text that is more like the line. */
interface RowBeside {
  text: string;
  written: string;
}

/** A row with the words of its texts. */
interface NamedRow {
  row: RowTexts;
  joined: Names;
  /** Null where they are the same. */
  apart: Names | null;
}

const named = (row: RowTexts): NamedRow => ({
  row,
  joined: namesOf(row.joined),
  apart: row.apart === row.joined ? null : namesOf(row.apart),
});

/** The text of a row that is more like a line, and how much it is. */
function moreAlike(line: Names, { row, joined, apart }: NamedRow): { text: string; alike: number } {
  const alike = likeness(line, joined);
  const alikeApart = apart ? likeness(line, apart) : 0;
  return alikeApart > alike ? { text: row.apart, alike: alikeApart } : { text: row.joined, alike };
}

/** Each of the lines with the row that is most like it, in the order of both. */
function paired(lines: readonly SeenLine[], rows: readonly RowTexts[]): [string, RowBeside][] {
  const found: [string, RowBeside][] = [];
  if (rows.length === 0) return found;
  const all = rows.map(named);
  let next = 0;
  for (const { line } of lines) {
    const names = namesOf(line);
    let best: (RowBeside & { at: number; alike: number }) | null = null;
    for (const [at, row] of all.entries()) {
      if (at < next) continue;
      const { text, alike } = moreAlike(names, row);
      if (alike >= ALIKE && alike > (best?.alike ?? 0))
        best = { at, text, alike, written: row.row.written };
    }
    if (!best) continue;
    found.push([line, { text: best.text, written: best.written }]);
    next = best.at + 1;
  }
  return found;
}

const MOST_PLACES = 12;

/** Whether a line is a row elsewhere, next to one of those that are declared beside it: the story goes through the list as well. */
function isRowElsewhere(line: SeenLine, lines: readonly SeenLine[], page: ScannedPage): boolean {
  const { shown } = page;
  const index = lines.indexOf(line);
  const [above = '', below = ''] = [lines[index - 1]?.bare, lines[index + 1]?.bare];
  return [...placesIn(shown, line.bare, MOST_PLACES)].some((at) => {
    const end = at + line.bare.length;
    const isBeside =
      (above !== '' && shown.slice(Math.max(0, at - above.length), at) === above) ||
      (below !== '' && shown.startsWith(below, end));
    return isBeside && isWholeRow({ from: at, to: end }, page);
  });
}

/** The row that a line begins. */
function rowBegun({ at, bare }: SeenLine, { markup, places }: ScannedPage): RowTexts | null {
  const last = at + bare.length - 1;
  const written = rowAround(markup, places.of(at).markupAt, places.of(last).markupAt);
  return written === null ? null : rowTexts(written);
}

/**
 * The declared lines that are no rows of the list which shows most of them, each with the row that this has in its place: the
 * one that it begins, or one between the rows of the lines around it.
 */
export function rowsBeside(lines: readonly SeenLine[], page: ScannedPage): Map<string, RowBeside> {
  const found = new Map<string, RowBeside>();
  if (areRowsInTurn(lines, page)) return found;
  const begun = begunRows(lines, page);
  if (begun.size === 0) return found;
  const declared = new Set(lines.map(({ bare }) => bare));
  const counted = lines.map(({ bare }) => bare).filter((bare) => COUNTED.test(bare));
  /** A row that is another line, or tells of several, is none of these. */
  const isOther = ({ joined }: RowTexts): boolean => {
    const row = bareOf(joined);
    if (isMadeOf(declared, row)) return false;
    return counted.filter((bare) => row.includes(bare)).length < SEVERAL;
  };
  for (const [line, isWhole] of begun) {
    const row = isWhole || isRowElsewhere(line, lines, page) ? null : rowBegun(line, page);
    if (row && mayBeFood(row) && isOther(row))
      found.set(line.line, {
        text: moreAlike(namesOf(line.line), named(row)).text,
        written: row.written,
      });
  }
  for (const gap of gapsBetween(begun, lines))
    for (const [line, row] of paired(gap.lines, rowsOf(gap, page).filter(isOther)))
      found.set(line, row);
  return found;
}
