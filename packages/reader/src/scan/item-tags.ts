const TAG_END = 62;
const SPACE = 32;
const LETTER_I = 105;
const LETTER_L = 108;
const LETTER_O = 111;
const LETTER_U = 117;

const letterAt = (html: string, at: number): number => html.charCodeAt(at) | 32;

function endsName(html: string, at: number): boolean {
  const code = html.charCodeAt(at);
  return code === TAG_END || code <= SPACE;
}

/** Whether the name of a tag that begins with "l" at a place is "li". */
const isItem = (html: string, at: number): boolean =>
  letterAt(html, at + 1) === LETTER_I && endsName(html, at + 2);

/** Whether the tag that opens at a place, and begins with "l", opens an item. */
export const opensItem = (html: string, at: number): boolean => isItem(html, at + 1);

/** Whether the closing tag at a place ends an item: its own, or that of the list. */
export function endsItem(html: string, at: number): boolean {
  const first = letterAt(html, at + 2);
  if (first === LETTER_L) return isItem(html, at + 2);
  const mayBeList = first === LETTER_O || first === LETTER_U;
  return mayBeList && letterAt(html, at + 3) === LETTER_L && endsName(html, at + 4);
}
