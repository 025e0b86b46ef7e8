import { bareOf } from '../../text/bare-text.ts';
import { withoutBullet } from '../../text/bullet.ts';
import { sectionKind, type SectionKind } from '../../vocabulary/section-words.ts';
import { STEP_LABEL, withoutNumber } from '../../vocabulary/step-label.ts';
import { type ListTag, NAME, type OutlineRow } from './outline-row.ts';

/** The kind of a list that a page writes as rows or paragraphs. */
const ROWS = 'rows';
/** The same where lists of something else stand among them. */
const ROWS_AMONG_LISTS = 'rows among lists';

/** Whether lists of something else stand among the rows: a page that has these below the heading of its steps says more there. */
export const isAmongLists = ({ listKind }: OutlineRow): boolean => listKind === ROWS_AMONG_LISTS;

/** Whether a list is written as rows. */
export const isInRows = (row: OutlineRow): boolean => row.listKind === ROWS || isAmongLists(row);

const sectionOpened = ({ text, heading }: OutlineRow): SectionKind | null => {
  const kind = heading > 0 ? sectionKind(text) : null;
  return kind === 'other' ? null : kind;
};

const isHeading = ({ heading, text }: OutlineRow): boolean =>
  heading > 0 && heading < NAME && !STEP_LABEL.test(text);

/** Tells whether a heading below that of a section names a part of it: "Dough". Below the steps it may as well head the next story. */
type NamesPart = (row: OutlineRow, opening: OutlineRow) => boolean;

const namesPartOf =
  (partsOfSteps: ReadonlySet<string>): NamesPart =>
  (row, opening) =>
    isHeading(row) &&
    row.heading > opening.heading &&
    sectionKind(row.text) === null &&
    (sectionOpened(opening) === 'ingredients' || partsOfSteps.has(bareOf(row.text)));

/** Where a section ends that opens at a place. */
function endOf(rows: readonly OutlineRow[], opened: number, namesPart: NamesPart): number {
  const opening = rows[opened];
  const goesOn = (row: OutlineRow | undefined): boolean =>
    row !== undefined &&
    opening !== undefined &&
    sectionOpened(row) === null &&
    (!isHeading(row) || namesPart(row, opening));
  let end = opened + 1;
  while (goesOn(rows[end])) end += 1;
  return end;
}

/** A row outside of lists as an item of one. */
function asItem(row: OutlineRow, list: ListTag, kind: SectionKind): OutlineRow {
  const { itemKind, isLinked, holdsLink, look } = row;
  // What counts a step is an amount elsewhere: "2 - 3 eggs".
  const text = kind === 'steps' ? withoutNumber(withoutBullet(row.text)) : withoutBullet(row.text);
  return {
    text,
    bare: bareOf(text),
    heading: 0,
    list: list.id,
    listKind: list.kind,
    itemKind,
    isLinked,
    holdsLink,
    look,
  };
}

/** What is known of the lists of a page that may be written as rows. */
interface WrittenInRows {
  /** The bare names of the parts of its steps. */
  parts: ReadonlySet<string>;
  /** Whether its steps stand in rows: a list below or between them is then of something else, such as where to share them. */
  areRows: boolean;
  /** Whether its ingredients do: a list below them is then of the steps, if no heading parts the two. */
  areFoodsRows: boolean;
}

/** The rows of a page, with those as lists that stand under the heading of a section that has none. */
export function withSectionRows(rows: readonly OutlineRow[], page: WrittenInRows): OutlineRow[] {
  const namesPart = namesPartOf(page.parts);
  const all: OutlineRow[] = [];
  let lists = rows.reduce((most, { list }) => Math.max(most, list), 0);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (!row) break;
    all.push(row);
    const kind = sectionOpened(row);
    if (kind === null) continue;
    const section = rows.slice(at + 1, endOf(rows, at, namesPart));
    const firstListed = section.findIndex(({ list }) => list > 0);
    const hasLists = firstListed >= 0;
    const isOfRows = kind === 'steps' ? page.areRows : page.areFoodsRows;
    const isListed = hasLists && !isOfRows;
    const listKind = hasLists ? ROWS_AMONG_LISTS : ROWS;
    lists += 1;
    for (const [place, own] of section.entries()) {
      const isBelowList = kind === 'ingredients' && hasLists && place > firstListed;
      if (isListed || isBelowList || own.list > 0) all.push(own);
      else if (namesPart(own, row)) {
        all.push(own);
        lists += 1;
      }
      // A number above a step only counts it.
      else if (kind === 'ingredients' || !STEP_LABEL.test(own.text))
        all.push(asItem(own, { id: lists, kind: listKind }, kind));
    }
    at += section.length;
  }
  return all;
}
