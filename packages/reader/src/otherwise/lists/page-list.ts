import type { Span } from '../../scan/span.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { isOwnRow } from '../../shown/lists/own-row.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';
import { type ShownRow, shownRows } from '../../shown/shown-rows.ts';
import { bareOf } from '../../text/bare-text.ts';
import { isChatter } from '../../vocabulary/page-chatter.ts';
import { sectionKind } from '../../vocabulary/section-words.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';

/** Of the declared lines, as many have to stand on the page in rows of their own for it to show a list of them. */
const MOSTLY = 0.5;
const LEAST = 2;
/** Between two rows stands no more than another one or two, or the name of a part. */
const BETWEEN = 160;
/** Of the markup around a list, as much as a few more rows take. */
const AROUND = 1_200;

/** The list in which a page shows declared lines. */
export interface PageList {
  /** Those that stand in a row of their own. */
  own: readonly SeenLine[];
  /** From the first to the last of these in the bare text. */
  span: Span;
}

/** Of lines as they were looked for on their page, which are asked for again and again. */
const known = knownWhileReading<readonly SeenLine[], { markup: object; list: PageList | null }>();

/** The list of a page that shows most of the declared lines as its rows; null where it has none. */
export function pageListOf(lines: readonly SeenLine[], page: ScannedPage): PageList | null {
  const before = known.get(lines);
  if (before?.markup === page.markup) return before.list;
  const list = listOf(lines, page);
  known.set(lines, { markup: page.markup, list });
  return list;
}

const listOf = (lines: readonly SeenLine[], page: ScannedPage): PageList | null =>
  listHolding(
    lines,
    lines.filter((line) => isOwnRow(line, page)),
  );

/** The list that holds some of the lines, where these are most of them and stand close together. */
export function listHolding(lines: readonly SeenLine[], own: readonly SeenLine[]): PageList | null {
  if (own.length < Math.max(LEAST, lines.length * MOSTLY)) return null;
  let from = Number.MAX_SAFE_INTEGER;
  let to = 0;
  let letters = 0;
  for (const { at, bare } of own) {
    from = Math.min(from, at);
    to = Math.max(to, at + bare.length);
    letters += bare.length;
  }
  return to - from > letters + BETWEEN * own.length ? null : { own, span: { from, to } };
}

/** The name of a part lists no food: "For the icing". */
const namesPart = ({ tag, text }: ShownRow): boolean =>
  /^h\d$/.test(tag) && !/\d/.test(text) && sectionKind(text) === null;

const rowsIn = (markup: string): string[] =>
  [...shownRows(`${markup}<br>`)].filter((row) => !namesPart(row)).map(({ text }) => text);

/** What sites put between the rows ends no list. */
const isHeading = (text: string): boolean => sectionKind(text) !== null && !isChatter(text);

/** The rows of a list that show none of its declared lines, and what stands around it up to a heading or to one of the steps. */
export function otherRows(
  { own, span }: PageList,
  steps: readonly SeenLine[],
  { markup, places }: ScannedPage,
): string[] {
  const [from, to] = [places.of(span.from).markupAt, places.of(span.to).markupAt];
  const told = steps.filter(({ at }) => at >= 0).map(({ at }) => places.of(at).markupAt);
  const start = Math.max(0, from - AROUND, ...told.filter((at) => at < from));
  const end = Math.min(to + AROUND, ...told.filter((at) => at >= to));
  const above = rowsIn(markup.slice(start, from));
  const below = rowsIn(markup.slice(to, end));
  const endsAt = below.findIndex(isHeading);
  const declared = new Set(own.map(({ bare }) => bare));
  return [
    ...above.slice(above.findLastIndex(isHeading) + 1),
    ...rowsIn(markup.slice(from, to)),
    ...(endsAt < 0 ? below : below.slice(0, endsAt)),
  ].filter((text) => !declared.has(bareOf(text)));
}
