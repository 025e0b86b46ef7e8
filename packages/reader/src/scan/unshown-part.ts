import { closingAt } from '../text/closing-at.ts';
import { tagEnd } from './tag-end.ts';

/** A part of a page that no reader sees: a comment, or an element with all that it holds. */
export interface UnshownPart {
  /** In small letters; "!--" for comments. */
  name: string;
  contentAt: number;
  closingAt: number;
  end: number;
}

const ELEMENT = /<(script|style|template|svg)(?=[\s/>])/iy;
/** Hardly any other tag that begins like those four has such a second letter. */
const SECOND_LETTERS = new Set(['c', 't', 'e', 'v'].map((letter) => letter.charCodeAt(0)));
const EXCLAMATION = 33;
const COMMENT_END = /--!?>/g;

function comment(html: string, at: number): UnshownPart | null {
  if (!html.startsWith('<!--', at)) return null;
  // "<!-->" opens a comment and closes it.
  COMMENT_END.lastIndex = at + 2;
  const closing = COMMENT_END.exec(html)?.index ?? html.length;
  const end = closing < html.length ? COMMENT_END.lastIndex : closing;
  return { name: '!--', contentAt: at + 4, closingAt: closing, end };
}

function element(html: string, at: number): UnshownPart | null {
  ELEMENT.lastIndex = at;
  const name = ELEMENT.exec(html)?.[1];
  if (name === undefined) return null;
  const opened = tagEnd(html, at);
  const contentAt = opened < 0 ? html.length : opened + 1;
  const isEmpty = /svg/i.test(name) && html.charAt(opened - 1) === '/';
  const closing = isEmpty ? contentAt : closingAt(html, name, contentAt);
  const closed = isEmpty ? opened : html.indexOf('>', closing);
  const end = closed < 0 ? html.length : closed + 1;
  return { name: name.toLowerCase(), contentAt, closingAt: closing, end };
}

/** The part that opens with the tag at this place; null where that opens another. */
export function unshownPartAt(html: string, at: number): UnshownPart | null {
  if (html.charCodeAt(at + 1) === EXCLAMATION) return comment(html, at);
  return SECOND_LETTERS.has(html.charCodeAt(at + 2) | 32) ? element(html, at) : null;
}
