import type { Finding } from '../../finding/finding.ts';
import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { ADDED, type List } from '../../finding/take-with-added.ts';
import { beginsRow } from '../../scan/row-start.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { opensCaption } from '../../shown/markup/caption-tag.ts';
import { isOwnRow } from '../../shown/lists/own-row.ts';
import { endOf, type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { lineAt } from '../../text/line-at.ts';
import { placesIn } from '../../text/places-in.ts';
import { listedInTurn } from './listed-in-turn.ts';
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

/** Whether a line is all of a row at a place, and that neither a heading nor of a picture. */
function isRowAt(at: number, { bare }: SeenLine, page: ScannedPage): boolean {
  const end = at + bare.length;
  if (!beginsRow(at, page) || (end < page.shown.length && !beginsRow(end, page))) return false;
  const { markupAt } = page.places.of(at);
  const above = page.markup.slice(markupAt - HEADING_MAX, markupAt);
  // What stands below a picture says what it shows.
  return !HEADING.test(above) && !opensCaption(page.markup, markupAt);
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
function rowsAgain(
  lines: readonly SeenLine[],
  otherLines: readonly SeenLine[],
  page: ScannedPage,
): Again[] {
  const list = pageListOf(lines, page);
  if (!list) return [];
  const { from, to } = list.span;
  // What stands beyond the other list is a story, or the list once more.
  if (otherLines.some((line) => line.at > from && line.at < to && isOwnRow(line, page))) return [];
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

/** Whether the letters of a line stand between the lines of a list, above or below them: a cheap look. */
function mayComeAgain(lines: readonly SeenLine[], shown: string): boolean {
  const seen = lines.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at);
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last) return false;
  let shortest = first.bare.length;
  let longest = shortest;
  for (const { bare } of seen) {
    shortest = Math.min(shortest, bare.length);
    longest = Math.max(longest, bare.length);
  }
  const holdsAny = (letters: string): boolean =>
    seen.some(({ bare }) => bare !== '' && letters.includes(bare));
  const isBetween = (from: number, to: number): boolean => {
    if (to - from < shortest) return false;
    return holdsAny(shown.slice(Math.max(0, from), to));
  };
  return (
    isBetween(first.at - longest, first.at) ||
    isBetween(endOf(last), endOf(last) + longest) ||
    seen.some((line, index) => {
      const below = seen[index + 1];
      return below !== undefined && isBetween(endOf(line), below.at);
    })
  );
}

/** Adds the lines that a list of the page has once more than its data: two parts of a dish may take the same food, or rest as long. */
export function addListedAgain(recipe: Finding, kind: List, page: ScannedPage): void {
  const declared = recipe[kind];
  if (declared.length > MAX_COMPARED) return;
  const lines = seenLines(declared, page.shown);
  if (!mayComeAgain(lines, page.shown)) return;
  if (kind === 'ingredients' && listedInTurn(declared, page).otherwise) return;
  const others = kind === 'steps' ? recipe.ingredients : recipe.steps;
  const again = rowsAgain(lines, seenLines(others, page.shown), page);
  if (again.length === 0 || again.length > declared.length * MOST_AGAIN) return;
  const whole = [...declared];
  for (const { line, at } of again.toSorted((one, other) => other.at - one.at)) {
    const before = lines.findLastIndex((seen) => seen.at >= 0 && seen.at < at);
    whole.splice(before + 1, 0, line);
  }
  recipe[kind] = whole;
  recipe.added = [...(recipe.added ?? []), ...again.map(({ line }) => line)];
  recipe.doubts.add(ADDED[kind]);
}
