import { bareOf } from '../text/bare-text.ts';

/** A text in two. */
export interface TextParts {
  before: string;
  behind: string;
}

/** Parts a text where that much of its bare text is told, with all signs that follow; null where it begins otherwise. */
export function partBehind(bare: string, text: string): TextParts | null {
  let least = 0;
  let most = text.length;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (bareOf(text.slice(0, middle)).length > bare.length) most = middle - 1;
    else least = middle;
  }
  const before = text.slice(0, least);
  return bareOf(before) === bare ? { before, behind: text.slice(least) } : null;
}
