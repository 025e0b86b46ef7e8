/** Where a list is headed. */
export interface Heading {
  word: RegExp;
  /** How far from the declared lines it may stand. */
  reach: number;
}

/** What stands between the last word of a kind and a place; nothing where no such word is near. */
export function belowHeading({ word, reach }: Heading, shown: string, at: number): string {
  const above = shown.slice(Math.max(0, at - reach), at);
  const last = [...above.matchAll(word)].at(-1);
  return last ? above.slice(last.index + last[0].length) : '';
}

/** What stands between a place and the next word of a kind; nothing where no such word is near. */
export function aboveHeading({ word, reach }: Heading, shown: string, at: number): string {
  const below = shown.slice(at, at + reach);
  const next = below.search(word);
  return next < 0 ? '' : below.slice(0, next);
}
