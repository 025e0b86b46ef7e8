import { type Comparable, likeness } from './likeness.ts';

/** A line of both readings, or of one. Indexes into the lists that were aligned. */
export interface Pair {
  readonly one: number | null;
  readonly other: number | null;
}

/** Less alike are two different lines. */
const RELATED = 0.45;

/** Which lines of two readings are the same line, in the order of both. */
export function alignLines(ones: readonly Comparable[], others: readonly Comparable[]): Pair[] {
  const width = others.length + 1;
  const alike = new Float64Array((ones.length + 1) * width);
  const best = new Float64Array(alike.length);
  const at = (row: number, column: number): number => row * width + column;
  for (const [row, one] of ones.entries()) {
    for (const [column, other] of others.entries()) {
      const share = likeness(one, other);
      const here = at(row + 1, column + 1);
      alike[here] = share >= RELATED ? share : 0;
      best[here] = Math.max(
        best[at(row, column + 1)] ?? 0,
        best[at(row + 1, column)] ?? 0,
        (best[at(row, column)] ?? 0) + (alike[here] ?? 0),
      );
    }
  }

  const pairs: Pair[] = [];
  let [row, column] = [ones.length, others.length];
  while (row > 0 || column > 0) {
    const here = at(row, column);
    const isMatch = row > 0 && column > 0 && (alike[here] ?? 0) > 0;
    if (isMatch && best[here] === (best[at(row - 1, column - 1)] ?? 0) + (alike[here] ?? 0)) {
      pairs.push({ one: --row, other: --column });
    } else if (column > 0 && (row === 0 || best[here] === best[at(row, column - 1)])) {
      pairs.push({ one: null, other: --column });
    } else {
      pairs.push({ one: --row, other: null });
    }
  }
  return pairs.reverse();
}
