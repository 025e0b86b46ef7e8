/** The words of a text in small letters, in their order. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of the words of `part` that `whole` also has, 0 to 1. */
export function wordShare(part: string, whole: string): number {
  const words = wordsOf(part);
  if (words.length === 0) return 0;
  const known = new Set(wordsOf(whole));
  return words.filter((word) => known.has(word)).length / words.length;
}
