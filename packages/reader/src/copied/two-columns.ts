import { amountStart } from '../card/amount-start.ts';

/** Two columns of a printed page, copied line by line: the ingredients on the left, what is done with them on the right. */

const GUTTER = /\s{3,}|\t+/gu;
const ROWS_LEAST = 3;
const WORDS_LEAST = 3;

/** Where the right column begins: the place behind a gap that most lines share. */
function rightColumn(lines: readonly string[]): number | null {
  const starts = new Map<number, number>();
  for (const line of lines) {
    const places = [...line.matchAll(GUTTER)].filter(({ index }) => line.slice(0, index).trim());
    for (const { index, 0: gap } of places) {
      const at = index + gap.length;
      starts.set(at, (starts.get(at) ?? 0) + 1);
    }
  }
  const [place, rows] = [...starts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0] as const);
  return rows >= ROWS_LEAST ? place : null;
}

const isMostly = (lines: readonly string[], holds: (line: string) => boolean): boolean =>
  lines.filter(holds).length > lines.length / 2;

const hasAmount = (line: string): boolean => amountStart(line) !== 'none';
const isOfManyWords = (line: string): boolean => line.split(/\s+/u).length >= WORDS_LEAST;

interface Columns {
  readonly left: readonly string[];
  readonly right: readonly string[];
}

/** Lines above and below that run over the gap belong to neither column. */
function partsAt(lines: readonly string[], place: number): string[][] {
  const parts: string[][] = [];
  let [isGoingOn, hasGap] = [false, false];
  for (const line of lines) {
    const [left, right] = [line.slice(0, place), line.slice(place)];
    const isParted = right.trim() === '' || /(?:^|\s{2}|\t)$/u.test(left);
    // Among lines with a gap, the longest on the left may have but one space before the right.
    const isCut = /\S\S/u.test(left.slice(-1) + right.slice(0, 1)) || (!isParted && !hasGap);
    if (!isCut && isGoingOn) parts.at(-1)?.push(line);
    else parts.push([line]);
    isGoingOn = !isCut;
    hasGap = !isCut && (hasGap || (isParted && right.trim() !== ''));
  }
  return parts;
}

function columnsOf(lines: readonly string[], place: number): Columns | null {
  const left = lines.map((line) => line.slice(0, place).trim());
  const right = lines.map((line) => line.slice(place).trim());
  const rows = [left, right].map((column) => column.filter((text) => text !== ''));
  const [items = [], told = []] = rows;
  // "Flour      200 g" is a table: one line of it is one ingredient.
  const areTwo =
    isMostly(items, hasAmount) && (isMostly(told, hasAmount) || isMostly(told, isOfManyWords));
  return areTwo && told.length >= ROWS_LEAST ? { left: items, right: told } : null;
}

/** Every block of lines that stands in two columns, the left one first. */
export function withoutColumns(lines: readonly string[]): string[] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.flatMap((block, index) => {
    const place = rightColumn(block);
    const parts = place === null ? [block] : partsAt(block, place);
    const own = parts.flatMap((part) => {
      const columns = place === null ? null : columnsOf(part, place);
      return columns ? [...columns.left, '', ...columns.right] : part;
    });
    return index === 0 ? own : ['', ...own];
  });
}
