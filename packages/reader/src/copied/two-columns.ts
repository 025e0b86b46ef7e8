import { amountStart } from '../card/zones/amount-start.ts';

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

const COUNTED = /^(\d{1,2})\s?([.):]?)$/u;
const isSentence = (line: string): boolean => /[.!?]["')]?$/u.test(line);

/** "1." and a tab before each step, as programs number them; "1" alone counts steps where sentences stand beside it. */
function countsSteps(signs: readonly string[], told: readonly string[]): boolean {
  const counted = signs.map((sign) => COUNTED.exec(sign));
  const isRun = counted.every((sign, at) => Number(sign?.[1]) === Number(counted[0]?.[1]) + at);
  return isRun && (counted.every((sign) => sign?.[2] !== '') || isMostly(told, isSentence));
}

const withSigns = (lines: readonly string[], place: number): string[] =>
  lines.map((line) => {
    const sign = line.slice(0, place).trim();
    return `${/^\d+$/u.test(sign) ? `${sign}.` : sign} ${line.slice(place).trim()}`.trim();
  });

/** The lines of a part, its left column first where it stands in two. */
function inOrder(lines: readonly string[], place: number): readonly string[] {
  const left = lines.map((line) => line.slice(0, place).trim());
  const right = lines.map((line) => line.slice(place).trim());
  const rows = [left, right].map((column) => column.filter((text) => text !== ''));
  const [items = [], told = []] = rows;
  // "Flour      200 g" is a table: one line of it is one ingredient.
  const areTwo =
    isMostly(items, hasAmount) && (isMostly(told, hasAmount) || isMostly(told, isOfManyWords));
  if (!areTwo || told.length < ROWS_LEAST) return lines;
  return countsSteps(items, told) ? withSigns(lines, place) : [...items, '', ...told];
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
    const own = parts.flatMap((part) => (place === null ? part : inOrder(part, place)));
    return index === 0 ? own : ['', ...own];
  });
}
