import { closingAt } from '../text/closing-at.ts';

/** A part of a page that no reader sees: a comment, or an element with all that it holds. */
export interface UnshownPart {
  /** In small letters; "!--" for comments. */
  name: string;
  contentAt: number;
  closingAt: number;
  end: number;
}

const ELEMENT = /<(script|style|template|svg)\b/iy;
/** Most tags begin with other letters than these four do. */
const MAY_BEGIN = new Set(
  ['sc', 'st', 'te', 'sv'].map((letters) => (letters.charCodeAt(0) << 8) | letters.charCodeAt(1)),
);
const EXCLAMATION = 33;

function comment(html: string, at: number): UnshownPart | null {
  if (!html.startsWith('<!--', at)) return null;
  // "<!-->" opens a comment and closes it.
  const closing = html.indexOf('-->', at + 2);
  return closing < 0
    ? { name: '!--', contentAt: at + 4, closingAt: html.length, end: html.length }
    : { name: '!--', contentAt: at + 4, closingAt: closing, end: closing + 3 };
}

function element(html: string, at: number): UnshownPart | null {
  ELEMENT.lastIndex = at;
  const name = ELEMENT.exec(html)?.[1];
  if (name === undefined) return null;
  const opened = html.indexOf('>', at);
  const contentAt = opened < 0 ? html.length : opened + 1;
  const closing = closingAt(html, name, contentAt);
  const closed = html.indexOf('>', closing);
  const end = closed < 0 ? html.length : closed + 1;
  return { name: name.toLowerCase(), contentAt, closingAt: closing, end };
}

/** The part that opens with the tag at this place; null where that opens another. */
export function unshownPartAt(html: string, at: number): UnshownPart | null {
  const first = html.charCodeAt(at + 1);
  if (first === EXCLAMATION) return comment(html, at);
  return MAY_BEGIN.has(((first | 32) << 8) | html.charCodeAt(at + 2) | 32)
    ? element(html, at)
    : null;
}
