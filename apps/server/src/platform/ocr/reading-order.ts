import type { TiltedBox } from './tilted-box.ts';

/** Two pieces on one row stand within this share of their height of the same baseline. */
const ROW_TOLERANCE = 0.42;
/** All in line heights. How wide the gap is where a right-hand column begins, and how far its edge may wander. */
const GUTTER_OPENS = 0.9;
const GUTTER_STAYS = 0.3;
const EDGE_WANDERS = 0.9;
const ROWS_IN_COLUMNS = 3;
/** Two rows are enough where the gap is this wide. */
const CLEAR_GUTTER = 2;
/** A row that follows at the pace of the left column belongs to it, though the right one has ended. */
const SAME_PACE = 1.3;
const ROWS_LOOKED_BACK = 8;

/** A piece of text with the card's tilt taken out. */
interface LevelPiece<T> {
  content: T;
  left: number;
  right: number;
  middle: number;
  height: number;
  /** What is left of its own slope, as rise per length. */
  slope: number;
}

type Row<T> = LevelPiece<T>[];

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

function rowOf<T>(
  rows: readonly Row<T>[],
  piece: LevelPiece<T>,
  usual: number,
): Row<T> | undefined {
  let best: { row: Row<T>; off: number } | undefined;
  for (const row of rows.slice(-ROWS_LOOKED_BACK)) {
    const width = piece.right - piece.left;
    if (
      row.some((other) => overlap(other, piece) > 0.35 * Math.min(other.right - other.left, width))
    )
      continue;
    const near = row.toSorted((a, b) => overlap(b, piece) - overlap(a, piece))[0];
    if (!near) continue;
    const off = offBaseline(near, piece);
    const smaller = Math.min(
      Math.max(near.height, usual * 0.6),
      Math.max(piece.height, usual * 0.6),
    );
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

interface Sides<T> {
  left: Row<T>;
  right: Row<T>;
}

/** Parts a row at the edge of the right-hand column; null where a piece of text crosses it. */
function partRow<T>(row: Row<T>, edge: number, usual: number): Sides<T> | null {
  const left = row.filter((piece) => piece.right <= edge - GUTTER_STAYS * usual);
  const right = row.filter((piece) => piece.left >= edge - EDGE_WANDERS * usual);
  return left.length + right.length === row.length ? { left, right } : null;
}

/** Follows the left edge of a right-hand column downwards, wherever a lens bends it to. */
function followEdge<T>(
  rows: readonly Row<T>[],
  usual: number,
  start: [number, number],
): Sides<T>[] | undefined {
  let edge = start[1];
  const parted: Sides<T>[] = [];
  const leftMiddles: number[] = [];
  let rowsOnBothSides = 0;
  let narrowest = start[1] - start[0];
  let columnRows = 0;
  let isRightOver = false;
  for (const row of rows) {
    const sides = partRow(row, edge, usual);
    if (!sides) break;
    const [left] = sides.left.slice(-1);
    const [right] = sides.right;
    const lastLeft = leftMiddles.at(-1);
    if (!right && left && lastLeft !== undefined && rowsOnBothSides > 0) {
      const paces = leftMiddles.slice(1).map((middle, index) => middle - (leftMiddles[index] ?? 0));
      isRightOver ||= left.middle - lastLeft > SAME_PACE * Math.max(median(paces), usual);
    }
    if (right) {
      isRightOver = false;
      if (Math.abs(right.left - edge) < EDGE_WANDERS * usual) edge = right.left;
      if (left) {
        rowsOnBothSides += 1;
        narrowest = Math.min(narrowest, right.left - left.right);
      }
    }
    if (left) leftMiddles.push(left.middle);
    parted.push(sides);
    if (!isRightOver) columnRows = parted.length;
  }
  const isClear = rowsOnBothSides === 2 && narrowest > CLEAR_GUTTER * usual;
  return rowsOnBothSides >= ROWS_IN_COLUMNS || isClear ? parted.slice(0, columnRows) : undefined;
}

/** The longest stretch of rows in two columns that begins with the first of these rows. */
function longestColumns<T>(rows: readonly Row<T>[], usual: number): Sides<T>[] {
  let longest: Sides<T>[] = [];
  const row = rows[0] ?? [];
  row.forEach((piece, index) => {
    const next = row[index + 1];
    if (!next || next.left - piece.right <= GUTTER_OPENS * usual) return;
    const parted = followEdge(rows, usual, [piece.right, next.left]) ?? [];
    if (parted.length > longest.length) longest = parted;
  });
  return longest;
}

/** The rows in reading order: a column is read to its end before the one to its right. */
export function inReadingOrder<T>(pieces: readonly LevelPiece<T>[]): OrderedRow<T>[] {
  const usual = median(pieces.map((piece) => piece.height));
  const rows = toRows(pieces, usual);
  const ordered: OrderedRow<T>[] = [];
  let block = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const parted = longestColumns(rows.slice(index), usual);
    if (parted.length === 0) {
      ordered.push({ pieces: rows[index] ?? [], block });
      continue;
    }
    for (const side of ['left', 'right'] as const) {
      block += 1;
      for (const sides of parted)
        if (sides[side].length > 0) ordered.push({ pieces: sides[side], block });
    }
    block += 1;
    index += parted.length - 1;
  }
  return ordered;
}
