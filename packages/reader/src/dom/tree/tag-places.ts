import { TAG_KIND, tagKindAt } from '../../scan/tag-kind.ts';
import { commentAt } from '../../scan/unshown-part.ts';
import { closingAt } from '../../text/closing-at.ts';

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
  const isLonger = (at: number): boolean => {
    const to = at + 2 + name.length;
    return nameEnd(html, to) > to;
  };
  let at = closingAt(html, name, from);
  while (at < html.length && isLonger(at)) at = closingAt(html, name, at + 2);
  return at;
}
