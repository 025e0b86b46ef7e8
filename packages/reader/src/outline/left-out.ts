import { sectionKind } from '../vocabulary/section-words.ts';
import { once } from '../text/once.ts';
import { LEAST_SHARE } from './at-a-glance/list-shares.ts';
import { isSetOff, NAME, type OutlineRow, TOO_LONG } from './rows/outline-row.ts';
import { isInRows } from './rows/section-rows.ts';

/** What stands above a list that holds no declared line. */
export interface PartName {
  name: string;
  /** Whether the list before stands under a name as well, or has items of the same class. */
  isAlike: boolean;
}

/** How the rows of a page stand to the lines that its data declares. */
export interface Likeness {
  /** How many lines are declared. */
  lines: number;
  /** How many of the declared lines the page shows in no list. */
  unseen: number;
  /** How many of these no row of the page tells in other words. */
  lost: () => number;
  /** The declared line that a row holds; null where there is none. */
  heldBy: (row: OutlineRow) => number | null;
  /** The last of those that it holds one behind the other, from that one on. */
  heldUpTo: (row: OutlineRow, first: number) => number;
  /** Whether what follows the last of them in the same section is more of them, and not a word to end with. */
  mayTrail: boolean;
  /** Whether a row of a list that also holds declared lines is one that the data leaves out. */
  isLine: (row: OutlineRow) => boolean;
  /** Whether a row between two declared lines is one too, though elsewhere it might be of something else. */
  isBetween?: (row: OutlineRow) => boolean;
  /** Whether a row with which such a list ends is one too, though between others it might name the next part. */
  mayEnd: (row: OutlineRow) => boolean;
  /** Whether none of the rows from this one on is a line, where all stand in no list and behind the last declared one. */
  closes?: (row: OutlineRow, below: OutlineRow | undefined) => boolean;
  /** Whether a list of its own, which holds no declared line, is the next part of the same. */
  isPart: (rows: readonly OutlineRow[], under: PartName) => boolean;
  /** Whether a heading names a part of the same for sure, of whatever rank it is. */
  namesPart?: (heading: string) => boolean;
  /** Whether a heading closes what stands above it. */
  isOther: (heading: string) => boolean;
}

/** A row that is left out, with the declared line that it follows; -1 where it stands before all of them. */
export interface LeftOut {
  after: number;
  text: string;
}

interface List {
  rows: OutlineRow[];
  /** What stands between it and the list before. */
  between: readonly OutlineRow[];
}

function listsOf(rows: readonly OutlineRow[]): List[] {
  const lists: List[] = [];
  let between: OutlineRow[] = [];
  let open = 0;
  for (const row of rows) {
    if (row.list === 0) {
      between.push(row);
      open = 0;
    } else if (row.list === open) lists.at(-1)?.rows.push(row);
    else {
      lists.push({ rows: [row], between });
      open = row.list;
      between = [];
    }
  }
  return lists;
}

/** The name of a part as the heading of what stands below it. */
const asHeading = ({ text }: OutlineRow): OutlineRow => ({ ...TOO_LONG, text, heading: NAME });

/** The lists, but those that begin with the name of a part, or are nothing else, under that name. */
function underNames(lists: readonly List[], { namesPart, heldBy }: Likeness): readonly List[] {
  if (!namesPart) return lists;
  const found: List[] = [];
  let above: OutlineRow[] = [];
  for (const list of lists) {
    const [name, ...rows] = list.rows;
    const isNamed =
      name !== undefined && heldBy(name) === null && isSetOff(name) && namesPart(name.text);
    const between = [...above, ...list.between, ...(isNamed ? [asHeading(name)] : [])];
    above = isNamed && rows.length === 0 ? between : [];
    if (!isNamed) found.push({ ...list, between });
    else if (rows.length > 0) found.push({ rows, between });
  }
  return found;
}

/** More rows than its name and one that says how to use it stand above no part of a list. */
export const NAMES_MAX = 2;

/** The heading right above a list. */
const nameOf = ({ between }: List): OutlineRow | undefined =>
  between.findLast(({ heading }) => heading > 0);

const levelOf = (list: List): number => nameOf(list)?.heading ?? 0;

/** Whether the list before stands under a name too: "Cake" above it, as "Frosting" is above the next. */
const isNamed = (list: List, { isOther }: Likeness): boolean => {
  const name = nameOf(list);
  return name !== undefined && !isOther(name.text);
};

/** Two columns may differ in their classes. */
const tagOf = (row: OutlineRow | undefined): string | undefined => row?.listKind.split(' ', 1)[0];

/** Whether the site itself says by a class that the items of two lists are of one kind. */
function areMarkedAlike({ rows: [one] }: List, { rows: [other] }: List): boolean {
  return one !== undefined && one.itemKind !== '' && one.itemKind === other?.itemKind;
}

/** Whether a list stands below another as the next part of the same: under a name, not under a heading of its own rank. */
function follows(list: List, before: List, likeness: Likeness): boolean {
  if (list.rows[0]?.listKind !== before.rows[0]?.listKind) return false;
  if (list.between.length > NAMES_MAX) return false;
  // More than headings parts it from the list before.
  if (list.between.some(({ heading, text }) => heading === 0 || likeness.isOther(text)))
    return false;
  const name = nameOf(list)?.text ?? '';
  // "Method" above the list before heads both.
  const isInRank = isNamed(before, likeness)
    ? levelOf(list) === levelOf(before)
    : levelOf(list) === 0 || levelOf(list) > levelOf(before);
  const isNamedPart = levelOf(list) >= levelOf(before) && likeness.namesPart?.(name) === true;
  const isAlike = isNamed(before, likeness) || areMarkedAlike(list, before);
  return (isInRank || isNamedPart) && likeness.isPart(list.rows, { name, isAlike });
}

interface HomeList extends List {
  /** For each of its rows the declared line that it holds, if any. */
  held: (number | null)[];
  places: ReadonlySet<number>;
}

function asHome(list: List, { heldBy, lines }: Likeness): HomeList | null {
  const held = list.rows.map(heldBy);
  const places = new Set(held.filter((at) => at !== null));
  // Of a list that holds all of them the data may have the end.
  const isHome = places.size > 0 && places.size >= Math.min(lines, list.rows.length * LEAST_SHARE);
  return isHome ? { ...list, held, places } : null;
}

const lastOf = ({ places }: HomeList): number => Math.max(...places);

const unheld = ({ held }: HomeList): number => held.filter((at) => at === null).length;

/** How much of the declared lines the rows of a list tell. */
const lettersHeld = ({ rows, held }: HomeList): number =>
  rows.reduce((sum, { bare }, at) => (held[at] === null ? sum : sum + bare.length), 0);

const MOSTLY = 0.5;

/** Whether another list holds the same lines and more, or the same with less beside them: the story tells them too. */
const isCopy = (list: HomeList, homes: readonly HomeList[]): boolean =>
  homes.some(
    (other) =>
      other !== list &&
      [...list.places].every((at) => other.places.has(at)) &&
      (other.places.size > list.places.size || unheld(other) < unheld(list)) &&
      // Foods that a step names stand in it as well.
      lettersHeld(other) >= lettersHeld(list) * MOSTLY,
  );

/** What a list has beside the lines that it holds. */
function leftOutIn(
  { rows, held, places }: HomeList,
  likeness: Likeness,
  goesOnInNext: boolean,
): LeftOut[] {
  const { isLine, isBetween = () => false, mayEnd, mayTrail, heldUpTo } = likeness;
  const { closes = () => false } = likeness;
  if (!held.includes(null)) return [];
  const found: LeftOut[] = [];
  // Rows without a list around them may go on with something else, unless the next part of the same follows.
  const mayBeBelow = mayTrail || !rows.some(isInRows) || goesOnInNext;
  const first = held.findIndex((place) => place !== null);
  const last = held.findLastIndex((place) => place !== null);
  const endsFrom = once(
    () => last + 1 + rows.slice(last + 1).findLastIndex((row) => !mayEnd(row)) + 1,
  );
  const tellsOfAll = (at: number): boolean => {
    const row = rows[at];
    return row !== undefined && held[at] === null && isInRows(row) && closes(row, rows[at + 1]);
  };
  // What stands below each of them is told of each.
  const areClosed = once(() => !held.some((_, at) => at > first && at < last && tellsOfAll(at)));
  let after = Math.min(...places) - 1;
  for (const [at, row] of rows.entries()) {
    const place = held[at] ?? null;
    if (place !== null) after = heldUpTo(row, place);
    else if (at > last && tellsOfAll(at) && areClosed()) break;
    else if (at > first && at < last && isBetween(row)) found.push({ after, text: row.text });
    else if ((mayBeBelow || at < last) && (isLine(row) || at >= endsFrom()))
      found.push({ after, text: row.text });
  }
  return found;
}

/** Whether a heading of the ingredients stands right above a list. */
const opensIngredients = (list: List): boolean => {
  const name = nameOf(list);
  return name !== undefined && sectionKind(name.text) === 'ingredients';
};

/** Whether a list stands above another as the part before it: nothing but a name parts them, or the other column begins. */
function precedes(list: List, { rows, between }: List, likeness: Likeness): boolean {
  const [first, below] = [list.rows[0], rows[0]];
  if (first?.look !== below?.look) return false;
  if (between.length === 0) {
    const isColumn = opensIngredients(list) && tagOf(first) === tagOf(below);
    return isColumn && likeness.isPart(list.rows, { name: '', isAlike: true });
  }
  if (first?.listKind !== below?.listKind || between.length > NAMES_MAX) return false;
  if (between.some(({ heading, text }) => heading === 0 || likeness.isOther(text))) return false;
  return likeness.isPart(list.rows, { name: nameOf(list)?.text ?? '', isAlike: true });
}

/** A page that shows so many lines otherwise cannot be held against the data line by line. */
const MOST_UNSEEN = 10;

/** The rows of the parts of a page that belong to a declared list, but not to the data. */
export function leftOut(parts: readonly (readonly OutlineRow[])[], likeness: Likeness): LeftOut[] {
  if (likeness.unseen > MOST_UNSEEN) return [];
  const lists = parts.map((rows) =>
    underNames(listsOf(rows), likeness).map((list) => ({ list, home: asHome(list, likeness) })),
  );
  const homes = lists.flat().flatMap(({ home }) => home ?? []);
  const found: LeftOut[] = [];
  for (const part of lists) {
    let before: List | null = null;
    let after = -1;
    for (const [at, { list, home }] of part.entries()) {
      if (home) {
        if (isCopy(home, homes)) {
          before = null;
          continue;
        }
        const above = part[at - 1];
        if (home.places.has(0) && above && !above.home && precedes(above.list, home, likeness))
          for (const { text } of above.list.rows) found.push({ after: -1, text });
        const goesOnInNext = part[at + 1]?.home?.places.has(lastOf(home) + 1) === true;
        found.push(...leftOutIn(home, likeness, goesOnInNext));
        after = lastOf(home);
        before = home;
      } else if (before && follows(list, before, likeness)) {
        for (const { text } of list.rows) found.push({ after, text });
        before = { ...list, between: (list.between.length > 0 ? list : before).between };
      } else before = null;
    }
  }
  // As many others in their place are what the page changed since.
  return found.length > 0 && found.length > likeness.lost() ? found : [];
}
