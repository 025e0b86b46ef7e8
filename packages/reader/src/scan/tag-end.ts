import type { MarkupWriter } from './page-markup.ts';

const DOUBLE = 0x22;
const SINGLE = 0x27;
const SLASH = 0x2f;
const SPACE = 0x20;
/** No attribute that matters is longer, and a quote that is never closed must not take the page with it. */
const VALUE_MAX = 5_000;

const isQuote = (code: number): boolean => code === DOUBLE || code === SINGLE;

/** The sign before the end of a tag, whether or not a slash closes it. */
function lastSign(html: string, end: number): number {
  let at = end - 1;
  while (html.charCodeAt(at) === SLASH || html.charCodeAt(at) === SPACE) at -= 1;
  return html.charCodeAt(at);
}

/** The quote that is open at a place of a tag; empty where none is. */
function openQuote(html: string, from: number, to: number): string {
  let open = 0;
  for (let at = from; at < to; at++) {
    const code = html.charCodeAt(at);
    if (code === open) open = 0;
    else if (open === 0 && isQuote(code)) open = code;
  }
  return open === 0 ? '' : String.fromCharCode(open);
}

/** Where the tag that opens at a place ends, or -1. Each sign for more that does not end it is left out of what is kept: whoever reads that may take the first for the end. */
export function tagEnd(html: string, at: number, kept?: MarkupWriter): number {
  let end = html.indexOf('>', at);
  // Most tags are closing ones, or end behind a quoted value.
  if (html.charCodeAt(at + 1) === SLASH || isQuote(lastSign(html, end))) return end;
  let from = at;
  while (end >= 0) {
    const quote = openQuote(html, from, end);
    const closed = quote === '' ? -1 : html.indexOf(quote, end);
    if (closed < 0 || closed - at > VALUE_MAX) break;
    from = closed + 1;
    for (; end >= 0 && end < from; end = html.indexOf('>', end + 1)) kept?.leaveOut(end, end + 1);
  }
  return end;
}
