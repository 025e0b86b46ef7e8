/** A text made ready to be compared many times. */
export interface Comparable {
  readonly numbers: string;
  readonly pairs: ReadonlyMap<string, number>;
  readonly size: number;
}

/** "½" and "1/2", "Crème" and "creme" are the same; signs and spaces say nothing. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

export function comparable(text: string): Comparable {
  const letters = bare(text);
  const pairs = new Map<string, number>();
  for (let at = 0; at < letters.length - 1; at += 1) {
    const pair = letters.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  const numbers = text.normalize('NFKD').match(/\d+/g)?.join(' ') ?? '';
  return { numbers, pairs, size: Math.max(0, letters.length - 1) };
}

/** 0 to 1: the share of neighbouring letters two texts have in common. A misread letter costs little, another word much. */
export function likeness(one: Comparable, other: Comparable): number {
  if (one.size === 0 || other.size === 0) return 0;
  const [small, large] = one.pairs.size <= other.pairs.size ? [one, other] : [other, one];
  let shared = 0;
  for (const [pair, count] of small.pairs) shared += Math.min(count, large.pairs.get(pair) ?? 0);
  return (2 * shared) / (one.size + other.size);
}

const SAME = 0.85;

/** Letters may be misread, amounts may not. */
export const agree = (one: Comparable, other: Comparable): boolean =>
  one.numbers === other.numbers && likeness(one, other) >= SAME;
