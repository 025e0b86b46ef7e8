import type { Finding } from '../finding/finding.ts';
import { MAX_COMPARED } from '../finding/max-compared.ts';
import { beginsRow } from '../scan/row-start.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { type SeenLine, seenLines } from '../shown/seen-lines.ts';
import { lineAt } from '../text/line-at.ts';
import { placesIn } from '../text/places-in.ts';
import { pageListOf } from './page-list.ts';

const MOST_PLACES = 6;
/** Where more of the lines come again, all of the list does: in other measures, or for print. */
const MOST_AGAIN = 0.4;
/** What closes a list, or stands above another. */
const LIST_EDGE = /<(?:\/?(?:ul|ol|table)|h[1-6])\b/i;
const HEADING = /<h[1-6]\b[^<>]{0,200}>\s{0,20}$/i;
const HEADING_MAX = 240;

/** A row of the list that says the same as a line of which the data has fewer. */
interface Again {
  line: string;
  at: number;
}

/** Whether a line is all of a row at a place, and that no heading. */
function isRowAt(at: number, { bare }: SeenLine, page: ScannedPage): boolean {
  const end = at + bare.length;
  if (!beginsRow(at, page) || (end < page.shown.length && !beginsRow(end, page))) return false;
  const { markupAt } = page.places.of(at);
  return !HEADING.test(page.markup.slice(markupAt - HEADING_MAX, markupAt));
}

/** Whether nothing ends or begins between two places of the bare text that follow each other. */
const isSameList = (at: number, { markup, places }: ScannedPage): boolean =>
  !LIST_EDGE.test(markup.slice(places.of(at - 1).markupAt, places.of(at).markupAt));

/** Whether a text holds some words in two places: lists hold few of their lines so. */
function comesTwice(words: string, text: string): boolean {
  const first = words === '' ? -1 : lineAt(text, words);
  return first >= 0 && lineAt(text, words, first + words.length) >= 0;
}

/** The rows that say the same as lines which are declared once, each but for the one that the data has. */
function rowsAgain(lines: readonly SeenLine[], page: ScannedPage): Again[] {
  const list = pageListOf(lines, page);
  if (!list) return [];
  const { from, to } = list.span;
  const isOnce = (line: SeenLine): boolean =>
    lines.every((other) => other === line || other.bare !== line.bare);
  const isOfList = (at: number, { bare }: SeenLine): boolean =>
    (at >= from && at + bare.length <= to) || isSameList(Math.max(at, from), page);
  /** Whether a longer line stands at a place, of which the page makes several rows. */
  const isOfAnother = (place: number, { bare }: SeenLine): boolean =>
    lines.some(
      (other) =>
        other.bare.length > bare.length &&
        other.at >= 0 &&
        place >= other.at &&
        place < other.at + other.bare.length,
    );
  const again: Again[] = [];
  for (const seen of list.own) {
    // One may stand before the first of the others, or behind the last.
    const start = Math.max(0, from - seen.bare.length);
    const near = page.shown.slice(start, to + seen.bare.length);
    if (!comesTwice(seen.bare, near) || !isOnce(seen)) continue;
    const rows = Array.from(
      placesIn(near, seen.bare, MOST_PLACES),
      (place) => start + place,
    ).filter((at) => isRowAt(at, seen, page) && isOfList(at, seen) && !isOfAnother(at, seen));
    const known = rows.includes(seen.at) ? seen.at : rows[0];
    for (const at of rows) if (at !== known) again.push({ line: seen.line, at });
  }
  return again;
}

/** Adds the ingredients that the list of the page has once more than its data: two parts of a dish may take the same. */
export function addListedAgain(recipe: Finding, page: ScannedPage): void {
  const { ingredients } = recipe;
  if (ingredients.length > MAX_COMPARED) return;
  const lines = seenLines(ingredients, page.shown);
  const again = rowsAgain(lines, page);
  if (again.length === 0 || again.length > ingredients.length * MOST_AGAIN) return;
  const whole = [...ingredients];
  for (const { line, at } of again.toSorted((one, other) => other.at - one.at)) {
    const before = lines.findLastIndex((seen) => seen.at >= 0 && seen.at < at);
    whole.splice(before + 1, 0, line);
  }
  recipe.ingredients = whole;
  recipe.added = [...(recipe.added ?? []), ...again.map(({ line }) => line)];
  recipe.doubts.add('added ingredients');
}
