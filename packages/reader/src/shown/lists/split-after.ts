import { bareOf } from '../../text/bare-text.ts';

/** A text in two, and the signs between them. */
export interface SplitText {
  before: string;
  signs: string;
  behind: string;
}

/** The last place up to which a text has no more than so many bare letters. */
function reachOf(letters: number, text: string): number {
  let least = 0;
  let most = text.length;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (bareOf(text.slice(0, middle)).length > letters) most = middle - 1;
    else least = middle;
  }
  return least;
}

/** Splits a text where so much of its bare text is told; null where it begins otherwise. */
export function splitAfter(bare: string, text: string): SplitText | null {
  const to = reachOf(bare.length, text);
  if (bareOf(text.slice(0, to)) !== bare) return null;
  const from = bare === '' ? 0 : reachOf(bare.length - 1, text) + 1;
  return { before: text.slice(0, from), signs: text.slice(from, to), behind: text.slice(to) };
}
