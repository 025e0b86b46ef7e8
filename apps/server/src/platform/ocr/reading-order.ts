import type { TiltedBox } from './tilted-box.ts';

/** Two pieces on one row stand within this share of their height of the same baseline. */
const ROW_TOLERANCE = 0.42;
/** How wide a gutter between columns must be, in line heights: where it opens, and all along. */
const GUTTER_OPENS = 0.9;
const GUTTER_STAYS = 0.5;
const ROWS_IN_COLUMNS = 3;
/** Two rows are enough where the gap is this wide and the right-hand pieces start at one edge. */
const CLEAR_GUTTER = 2;
const EDGE_TOLERANCE = 0.8;
/** A row that follows at the pace of the left column belongs to it, though the right one has ended. */
const SAME_PACE = 1.3;
const ROWS_LOOKED_BACK = 8;

/** A piece of text with the card's tilt taken out. */
export interface LevelPiece<T> {
  content: T;
  left: number;
  right: number;
  middle: number;
  height: number;
  /** What is left of its own slope, as rise per length. */
  slope: number;
}

export type Row<T> = LevelPiece<T>[];

export interface OrderedRow<T> {
  pieces: Row<T>;
  block: number;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export function levelPieces<T extends { box: TiltedBox }>(contents: readonly T[]): LevelPiece<T>[] {
  const long = contents.filter(({ box }) => box.width > 3 * box.height);
  const tilt = median((long.length > 0 ? long : contents).map(({ box }) => box.angle));
  const [cos, sin] = [Math.cos(-tilt), Math.sin(-tilt)];
  return contents.map((content) => {
    const { box } = content;
    const center = box.centerX * cos - box.centerY * sin;
    const isLong = box.width > 3 * box.height;
    return {
      content,
      left: center - box.width / 2,
      right: center + box.width / 2,
      middle: box.centerX * sin + box.centerY * cos,
      height: box.height,
      slope: isLong ? Math.tan(box.angle - tilt) : 0,
    };
  });
}

const overlap = (a: LevelPiece<unknown>, b: LevelPiece<unknown>) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** How far `b` stands off the baseline of `a`, carried on across the gap between them. */
function offBaseline(a: LevelPiece<unknown>, b: LevelPiece<unknown>): number {
  const gap = Math.max(a.left - b.right, b.left - a.right, 0);
  const direction = b.left + b.right > a.left + a.right ? 1 : -1;
  const endOfA = a.middle + (direction * a.slope * (a.right - a.left)) / 2;
  const endOfB = b.middle - (direction * b.slope * (b.right - b.left)) / 2;
  const slope = (a.slope + b.slope) / 2;
  return Math.abs(endOfA + direction * slope * gap - endOfB);
}

function rowOf<T>(rows: readonly Row<T>[], piece: LevelPiece<T>, usual: number): Row<T> | undefined {
  let best: { row: Row<T>; off: number } | undefined;
  for (const row of rows.slice(-ROWS_LOOKED_BACK)) {
    const width = piece.right - piece.left;
    if (row.some((other) => overlap(other, piece) > 0.35 * Math.min(other.right - other.left, width)))
      continue;
    const near = row.toSorted((a, b) => overlap(b, piece) - overlap(a, piece))[0];
    if (!near) continue;
    const off = offBaseline(near, piece);
    const smaller = Math.min(Math.max(near.height, usual * 0.6), Math.max(piece.height, usual * 0.6));
    if (off < ROW_TOLERANCE * smaller && (!best || off < best.off)) best = { row, off };
  }
  return best?.row;
}

function toRows<T>(pieces: readonly LevelPiece<T>[], usual: number): Row<T>[] {
  const rows: Row<T>[] = [];
  for (const piece of pieces.toSorted((a, b) => a.middle - b.middle)) {
    const row = rowOf(rows, piece, usual);
    if (row) row.push(piece);
    else rows.push([piece]);
  }
  for (const row of rows) row.sort((a, b) => a.left - b.left);
  return rows;
}

interface Gutter {
  lastRow: number;
  middle: number;
}

interface GutterRows {
  from: number;
  to: number;
  rightEdges: number[];
  leftMiddles: number[];
  lastRow: number;
}

/** Narrows the gutter to what the row leaves of it; false where a piece of text crosses it. */
function passRow(gutter: GutterRows, row: Row<unknown>, usual: number): boolean {
  let { from, to } = gutter;
  const middle = (from + to) / 2;
  for (const piece of row) {
    if (piece.right <= middle || piece.right < gutter.from + 0.25 * usual)
      from = Math.max(from, piece.right);
    else if (piece.left >= middle || piece.left > gutter.to - 0.25 * usual)
      to = Math.min(to, piece.left);
    else return false;
  }
  if (to - from < GUTTER_STAYS * usual) return false;
  Object.assign(gutter, { from, to });
  return true;
}

function isColumnGap(gutter: GutterRows, usual: number): boolean {
  const edges = gutter.rightEdges;
  if (edges.length >= ROWS_IN_COLUMNS) return true;
  const spread = Math.max(...edges) - Math.min(...edges);
  const isWide = gutter.to - gutter.from > CLEAR_GUTTER * usual;
  return edges.length === 2 && isWide && spread < EDGE_TOLERANCE * usual;
}

/** Follows the gap between two pieces of a row downwards for as long as no text crosses it. */
function followGutter<T>(rows: readonly Row<T>[], usual: number, gap: [number, number]): Gutter | undefined {
  const [from, to] = gap;
  const gutter: GutterRows = { from, to, rightEdges: [], leftMiddles: [], lastRow: 0 };
  const pace = () => {
    const steps = gutter.leftMiddles.slice(1).map((middle, i) => middle - (gutter.leftMiddles[i] ?? 0));
    return median(steps);
  };
  let isRightOver = false;
  for (const [index, row] of rows.entries()) {
    if (!passRow(gutter, row, usual)) break;
    const middle = (gutter.from + gutter.to) / 2;
    const left = row.find((piece) => piece.right <= middle);
    const right = row.find((piece) => piece.left >= middle);
    const lastLeft = gutter.leftMiddles.at(-1);
    if (!right && left && lastLeft !== undefined && gutter.rightEdges.length > 0)
      isRightOver ||= left.middle - lastLeft > SAME_PACE * Math.max(pace(), usual);
    if (right) isRightOver = false;
    if (right && left) gutter.rightEdges.push(right.left);
    if (left) gutter.leftMiddles.push(left.middle);
    if (!isRightOver) gutter.lastRow = index;
  }
  if (!isColumnGap(gutter, usual)) return undefined;
  return { lastRow: gutter.lastRow, middle: (gutter.from + gutter.to) / 2 };
}

function longestGutter<T>(rows: readonly Row<T>[], start: number, usual: number): Gutter | undefined {
  let best: Gutter | undefined;
  const row = rows[start] ?? [];
  row.forEach((piece, index) => {
    const next = row[index + 1];
    if (!next || next.left - piece.right <= GUTTER_OPENS * usual) return;
    const gutter = followGutter(rows.slice(start), usual, [piece.right, next.left]);
    if (gutter) gutter.lastRow += start;
    if (gutter && (!best || gutter.lastRow > best.lastRow)) best = gutter;
  });
  return best;
}

/** The rows in reading order: a column is read to its end before the one to its right. */
export function inReadingOrder<T>(pieces: readonly LevelPiece<T>[]): OrderedRow<T>[] {
  const usual = median(pieces.map((piece) => piece.height));
  const rows = toRows(pieces, usual);
  const ordered: OrderedRow<T>[] = [];
  let block = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const gutter = longestGutter(rows, index, usual);
    if (!gutter) {
      ordered.push({ pieces: rows[index] ?? [], block });
      continue;
    }
    const inColumns = rows.slice(index, gutter.lastRow + 1);
    for (const isRight of [false, true]) {
      block += 1;
      for (const row of inColumns) {
        const side = row.filter((piece) => (piece.left + piece.right) / 2 >= gutter.middle === isRight);
        if (side.length > 0) ordered.push({ pieces: side, block });
      }
    }
    block += 1;
    index = gutter.lastRow;
  }
  return ordered;
}
