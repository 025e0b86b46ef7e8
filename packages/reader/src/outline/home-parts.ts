import { bareOf } from '../text/bare-text.ts';
import { findBody } from '../text/find-body.ts';
import { plainLine } from '../text/plain-text.ts';

const LONG_WORD = /\p{L}{4,}/gu;
const MAX_ITEMS = 10_000;
const ITEM_MAX = 15_000;

/** A line that is looked for, with its longest word, which is cheap to find in markup. */
interface Wanted {
  line: string;
  bare: string;
  mark: string;
}

const ENOUGH = 4;

/** Some of the lines from all over a list: where one of them stands, the others are near. */
function sampleOf(lines: readonly string[]): Wanted[] {
  const every = Math.ceil(lines.length / ENOUGH);
  return lines
    .filter((_line, at) => at % every === 0 || at === lines.length - 1)
    .flatMap((line) => {
      const words = line.match(LONG_WORD) ?? [];
      const mark = words.reduce(
        (longest, word) => (word.length > longest.length ? word : longest),
        '',
      );
      return mark === '' ? [] : [{ line, bare: bareOf(line), mark }];
    });
}

/** Words stand before pictures. */
const START = 600;

const isHeld = (row: string, wanted: readonly Wanted[]): boolean =>
  wanted.some(({ bare }) => row.startsWith(bare) || bare.startsWith(row) || row.endsWith(bare));

/** Most lists of a page are of links. */
const IN_MENU = /^<li\b[^<>]{0,300}>\s{0,40}<a\b/;

const mayHold = (start: string, wanted: readonly Wanted[]): boolean =>
  wanted.some(({ mark }) => start.includes(mark)) && !IN_MENU.test(start);

/** The bare text of an item that holds one of the lines; empty where it holds none. */
function heldIn(item: string, wanted: readonly Wanted[]): string {
  const row = bareOf(plainLine(item));
  return row !== '' && isHeld(row, wanted) ? row : '';
}

interface Span {
  from: number;
  to: number;
}

interface Item extends Span {
  row: string;
}

/** The items of lists that hold one of the lines. */
function itemsWith(wanted: readonly Wanted[], html: string): Item[] {
  const found: Item[] = [];
  let at = html.indexOf('<li', Math.max(0, findBody(html)));
  for (let seen = 0; at >= 0 && seen < MAX_ITEMS; seen++) {
    const next = html.indexOf('<li', at + 3);
    const most = Math.min(next < 0 ? html.length : next, at + ITEM_MAX);
    if (mayHold(html.slice(at, Math.min(most, at + START)), wanted)) {
      const item = html.slice(at, most);
      const closed = item.indexOf('</li');
      const to = closed < 0 ? most : at + closed;
      const row = heldIn(html.slice(at, to), wanted);
      if (row !== '') found.push({ from: at, to, row });
    }
    at = next;
  }
  return found;
}

const MOST_PLACES = 6;
const RAW_MAX = 40;

/** Where else a page shows one of the lines, as the beginning of an element. */
function placesOf(wanted: readonly Wanted[], html: string): Span[] {
  const start = Math.max(0, findBody(html));
  return wanted.flatMap(({ line }) => {
    const raw = line.slice(0, RAW_MAX);
    const found: Span[] = [];
    let at = html.indexOf(raw, start);
    for (let places = 0; at >= 0 && places < MOST_PLACES; places++) {
      const to = at + raw.length;
      if (/>\s*$/.test(html.slice(Math.max(0, at - 20), at))) found.push({ from: at, to });
      at = html.indexOf(raw, to);
    }
    return found;
  });
}

const BEFORE = 1_200;
const BEHIND = 4_000;
const MOST = 200_000;

export interface HomeParts {
  parts: string[];
  /** Whether some of the lists do not stand in lists of the page. */
  inRows: boolean;
}

/** The parts of a page around the places where it shows the lines of the lists, first of all as items of its own. */
export function homeParts(lists: readonly (readonly string[])[], html: string): HomeParts {
  const samples = lists.map(sampleOf);
  const items = itemsWith(samples.flat(), html);
  const unlisted = samples.filter((lines) => !items.some(({ row }) => isHeld(row, lines)));
  const others = unlisted.flatMap((lines) => placesOf(lines, html));
  const spans: Span[] = [];
  for (const { from, to } of [...items, ...others].toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && from - BEFORE <= last.to) last.to = Math.max(last.to, to + BEHIND);
    else spans.push({ from: Math.max(0, from - BEFORE), to: to + BEHIND });
  }
  let left = MOST;
  const parts = spans.flatMap(({ from, to }) => {
    left -= to - from;
    return left < 0 ? [] : [html.slice(html.indexOf('<', from), to)];
  });
  return { parts, inRows: others.length > 0 };
}
