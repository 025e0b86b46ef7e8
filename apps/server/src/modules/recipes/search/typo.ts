/** A shorter word has so many neighbours that a slip is thought of only when nothing else is found. */
export const LONG_WORD = 5;
/** Every other word of two letters is a neighbour of one so short. */
export const SHORTEST_FORGIVEN = 3;

/**
 * The word itself and every form of it with one letter left out. Two words are at most one slip apart only if they share
 * such a form, so a plain index on these finds every candidate (the deletion-neighbourhood method).
 */
export function fragmentsOf(word: string): string[] {
  const letters = Array.from(word);
  const shorter = letters.map((_, index) => letters.toSpliced(index, 1).join(''));
  return [...new Set([word, ...shorter])];
}

/** Whether one letter was left out, added, replaced, or swapped with its neighbour. */
export function isOneSlip(a: string, b: string): boolean {
  const [short, long] = [Array.from(a), Array.from(b)].sort((x, y) => x.length - y.length);
  if (short === undefined || long === undefined || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (
    end < short.length - start &&
    short[short.length - 1 - end] === long[long.length - 1 - end]
  ) {
    end++;
  }
  const left = short.length - start - end;
  if (long.length > short.length) return left === 0;
  if (left === 1) return true;
  return left === 2 && short[start] === long[start + 1] && short[start + 1] === long[start];
}
