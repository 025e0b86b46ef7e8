import { closingAt } from '../text/closing-at.ts';
import { isNameAt } from '../text/name-at.ts';
import { tagEnd } from './tag-end.ts';

/** A part of a page that no reader sees: a comment, or an element with all that it holds. */
export interface UnshownPart {
  name: UnshownName | typeof COMMENT;
  contentAt: number;
  closingAt: number;
  end: number;
}

const COMMENT = '!--';
type UnshownName = 'script' | 'style' | 'template' | 'svg';

/** By the second letter, which hardly any other tag has that begins like those. */
const BY_SECOND_LETTER = new Map<number, UnshownName>(
  (['script', 'style', 'template', 'svg'] as const).map((name) => [name.charCodeAt(1), name]),
);
const CASE = 32;
const EXCLAMATION = 0x21;
const SPACE = 0x20;
const SLASH = 0x2f;
const GREATER = 0x3e;
const BLANK = /\s/;

/** Whether a name may end before a sign: that of "<template-page>" goes on. */
const endsName = (code: number): boolean =>
  code === SPACE || code === GREATER || code === SLASH || BLANK.test(String.fromCharCode(code));

/** Where a comment closes whose content begins at a place or before it; -1 for never. */
function commentClosing(html: string, from: number): number {
  let at = html.indexOf('--', from);
  while (at >= 0 && !html.startsWith('>', at + 2) && !html.startsWith('!>', at + 2))
    at = html.indexOf('--', at + 1);
  return at;
}

/** The comment that opens at a place; null where none does. */
export function commentAt(html: string, at: number): UnshownPart | null {
  if (!html.startsWith('<!--', at)) return null;
  // "<!-->" opens a comment and closes it.
  const closing = commentClosing(html, at + 2);
  const contentAt = at + 4;
  if (closing < 0) return { name: COMMENT, contentAt, closingAt: html.length, end: html.length };
  return { name: COMMENT, contentAt, closingAt: closing, end: html.indexOf('>', closing) + 1 };
}

function element(html: string, at: number, name: UnshownName): UnshownPart | null {
  const behindName = at + 1 + name.length;
  if (behindName >= html.length || !endsName(html.charCodeAt(behindName))) return null;
  const opened = tagEnd(html, at);
  const contentAt = opened < 0 ? html.length : opened + 1;
  const isEmpty = name === 'svg' && html.charAt(opened - 1) === '/';
  const closing = isEmpty ? contentAt : closingAt(html, name, contentAt);
  const closed = isEmpty ? opened : html.indexOf('>', closing);
  const end = closed < 0 ? html.length : closed + 1;
  return { name, contentAt, closingAt: closing, end };
}

/** The part that opens with the tag at this place; null where that opens another. */
export function unshownPartAt(html: string, at: number): UnshownPart | null {
  if (html.charCodeAt(at + 1) === EXCLAMATION) return commentAt(html, at);
  const name = BY_SECOND_LETTER.get(html.charCodeAt(at + 2) | CASE);
  return name !== undefined && isNameAt(html, at + 1, name) ? element(html, at, name) : null;
}
