import type { Span } from '../scan/span.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';
import { plainLine } from '../text/plain-text.ts';
import { COUNT_AT_END } from '../vocabulary/step-label.ts';
import { linesAllOver } from './at-a-glance/lines-all-over.ts';
import { itemBefore } from './at-a-glance/list-items-beside.ts';

/** Of the lines of a list, beside its last. */
const MOST_LINES = 4;
/** Fewer letters stand in too many places. */
const SHORTEST = 4;

/** The bare text of some of the lines from all over a list, and of its last. */
function sampleOf(lines: readonly string[]): string[] {
  const all = lines.map(bareOf).filter((bare) => bare.length >= SHORTEST);
  const some = linesAllOver(all, MOST_LINES);
  return some.at(-1) === all.at(-1) ? some : [...some, ...all.slice(-1)];
}

/** Whether a row is a line, be it with a label before it or more behind it; a step may end with the name of a food. */
const isHeld = (row: string, line: string): boolean =>
  row !== '' &&
  (row.startsWith(line) ||
    line.startsWith(row) ||
    (row.endsWith(line) && line.length >= row.length * MOSTLY));
const MOSTLY = 0.5;

const PROBE = 30;
const MOST_PLACES = 12;

interface Found {
  items: Span[];
  /** Where else a line stands as the beginning of an element, up to the first item. */
  others: Span[];
}

/** Fewer letters may as well be what is counted: "2 eggs". */
const NUMBERED_MIN = 12;

/** Whether a line begins an element, be it behind its number: "2. Stir in the beans". */
function opensElement(line: string, at: number, { shown, places }: ScannedPage): boolean {
  if (places.of(at).isFirst || line.length < NUMBERED_MIN) return places.of(at).isFirst;
  const [digits = ''] = COUNT_AT_END.exec(shown.slice(Math.max(0, at - 2), at)) ?? [];
  return [1, 2].some((before) => before <= digits.length && places.of(at - before).isFirst);
}

function find(sample: readonly string[], page: ScannedPage): Found {
  const { shown, markup, places, items } = page;
  const found: Found = { items: [], others: [] };
  for (const line of sample) {
    for (const at of placesIn(shown, line.slice(0, PROBE), MOST_PLACES)) {
      const { markupAt } = places.of(at);
      const item = items.around(markupAt);
      if (item) {
        // The bare text tells it of nearly all; its markup takes ten times as long to read.
        const row = shown.slice(places.behind(item.from), places.behind(item.to));
        const holdsLine =
          isHeld(row, line) || isHeld(bareOf(plainLine(markup.slice(item.from, item.to))), line);
        if (holdsLine) found.items.push(item);
      }
      // Where it stands else matters only of a list that is none of the page's own.
      else if (found.items.length === 0 && opensElement(line, at, page))
        found.others.push({ from: markupAt, to: markupAt + line.length });
    }
  }
  return found;
}

/** As much as a short part of a list takes, which its data may leave out as a whole. */
const BEFORE = 2_400;
/** Rows are known by their heading, and buttons for how many they are for take much markup between. */
const BEFORE_ROWS = 3_500;
const MOST_BEFORE = 4;

const BEHIND = 4_000;
const MOST = 200_000;

/** A part of a page from a tag on. */
export interface HomePart {
  markup: string;
  /** Where it begins in the markup of the page. */
  at: number;
}

export interface HomeParts {
  parts: HomePart[];
  /** For each of the lists whether it stands in no list of the page, but in rows. */
  inRows: boolean[];
}

/** An item with some of those before it in the same list: what opens that must not be missed. */
function withItemsBefore(item: Span, page: ScannedPage): Span {
  let { from } = item;
  let before = itemBefore(item, page);
  for (let count = 0; before && count < MOST_BEFORE; count++) {
    from = before.from;
    before = itemBefore(before, page);
  }
  return { from, to: item.to };
}

/** A place with as much of the page before it, and what may stand behind a list. */
const withAround = ({ from, to }: Span, before: number): Span => ({
  from: Math.max(0, from - before),
  to: to + BEHIND,
});

const areInRows = ({ items, others }: Found): boolean => items.length === 0 && others.length > 0;

/** Whether a page shows some of the lists in rows, and not as items: then rows around them may be lines as well. */
export const hasListInRows = (lists: readonly (readonly string[])[], page: ScannedPage): boolean =>
  lists.some((lines) => areInRows(find(sampleOf(lines), page)));

/** The parts of a page around the places where it shows the lines of the lists, first of all as items of its own. */
export function homeParts(lists: readonly (readonly string[])[], page: ScannedPage): HomeParts {
  const found = lists.map((lines) => find(sampleOf(lines), page));
  const inRows = found.map(areInRows);
  const others = found.flatMap((list, at) => (inRows[at] === true ? list.others : []));
  const items = found.flatMap((list) => list.items.map((item) => withItemsBefore(item, page)));
  const around = [
    ...items.map((span) => withAround(span, BEFORE)),
    ...others.map((span) => withAround(span, BEFORE_ROWS)),
  ];
  const spans: Span[] = [];
  for (const { from, to } of around.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else spans.push({ from, to });
  }
  let left = MOST;
  const parts = spans.flatMap(({ from, to }) => {
    left -= to - from;
    const part = left < 0 ? '' : page.markup.slice(from, to);
    const tagAt = part.indexOf('<');
    return tagAt < 0 ? [] : [{ markup: part.slice(tagAt), at: from + tagAt }];
  });
  return { parts, inRows };
}
