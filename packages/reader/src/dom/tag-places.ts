import { endsQuoted } from '../scan/tag-end.ts';
import { TAG_KIND, tagKindAt } from '../scan/tag-kind.ts';
import { commentAt } from '../scan/unshown-part.ts';
import { closingAt } from '../text/closing-at.ts';
import { AttributeWalk } from './attribute-walk.ts';

const SPACE = 0x20;
const SLASH = 0x2f;
const LESS = 0x3c;
const GREATER = 0x3e;
const QUESTION = 0x3f;
const DATA = '<![CDATA[';

/** Where the next tag or remark opens, or -1: "a < b" holds none. */
export function nextTag(html: string, from: number): number {
  let at = html.charCodeAt(from) === LESS ? from : html.indexOf('<', from);
  while (at >= 0 && tagKindAt(html, at) === TAG_KIND.none && html.charCodeAt(at + 1) !== QUESTION)
    at = html.indexOf('<', at + 1);
  return at;
}

/** Where a name ends that begins at a place or before it. */
export function nameEnd(html: string, from: number): number {
  let at = from;
  for (let code = html.charCodeAt(at); code > SPACE && code !== GREATER && code !== SLASH;)
    code = html.charCodeAt(++at);
  return at;
}

/** Finds the ends of the opening tags of a page, one behind the other. */
export class TagEnds {
  readonly #html: string;
  /** Where the next quote of the rarer kind stands. */
  #singleAt = -1;

  constructor(html: string) {
    this.#html = html;
  }

  /** The end of a tag whose name ends at a place, or -1. */
  endOf(from: number): number {
    const html = this.#html;
    if (html.charCodeAt(from) === GREATER) return from;
    const end = html.indexOf('>', from);
    if (end < 0) return -1;
    if (this.#singleAt < from) {
      const at = html.indexOf("'", from);
      this.#singleAt = at < 0 ? html.length : at;
    }
    // Between quotes of one kind the last tells whether the sign stands in a value; those of two kinds hold each other.
    if (this.#singleAt > end && endsQuoted(html, end)) return end;
    const walk = new AttributeWalk(html, from);
    while (walk.next());
    return walk.at < html.length ? walk.at : -1;
  }
}

/** Whether a slash closes a tag that has attributes from a place on: that of an address does not. */
export function isClosedBySlash(html: string, from: number): boolean {
  const walk = new AttributeWalk(html, from);
  while (walk.next());
  return walk.isClosed;
}

/** Behind a comment, or what else opens with "<!" or "<?". */
export function behindRemark(html: string, at: number): number {
  const comment = commentAt(html, at);
  if (comment) return comment.end;
  const closing = html.startsWith(DATA, at) ? ']]>' : '>';
  const end = html.indexOf(closing, at);
  return end < 0 ? html.length : end + closing.length;
}

/** Where the closing tag of an element that holds but text stands, or the end of the page: "</titles>" is another. */
export function endOfText(html: string, name: string, from: number): number {
  let at = closingAt(html, name, from);
  for (let to = 0; at < html.length; at = closingAt(html, name, at + 2)) {
    to = at + 2 + name.length;
    if (nameEnd(html, to) === to) break;
  }
  return at;
}
