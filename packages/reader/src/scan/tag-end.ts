import type { MarkupWriter } from './page-markup.ts';

const DOUBLE = 0x22;
const SINGLE = 0x27;
const SLASH = 0x2f;
const SPACE = 0x20;
const EQUALS = 0x3d;
/** No attribute that matters is longer, and a quote that is never closed must not take the page with it. */
const VALUE_MAX = 5_000;

const isQuote = (code: number): boolean => code === DOUBLE || code === SINGLE;

/** Whether a quoted value closes before the end of a tag, whether or not a slash closes that. */
export function endsQuoted(html: string, end: number): boolean {
  let at = end - 1;
  while (html.charCodeAt(at) === SLASH || html.charCodeAt(at) === SPACE) at -= 1;
  if (!isQuote(html.charCodeAt(at))) return false;
  const before = html.charCodeAt(at - 1);
  // There a value may as well begin: title="> 2".
  return before > SPACE && before !== EQUALS;
}

/** Where the value closes that reaches over a place of a tag; -1 where none does, or it is never closed. */
function valueEnd(html: string, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const code = html.charCodeAt(at);
    if (!isQuote(code)) continue;
    // Long tags are long by their values.
    at = html.indexOf(code === DOUBLE ? '"' : "'", at + 1);
    if (at < 0 || at > to) return at;
  }
  return -1;
}

/** Where the tag that opens at a place ends, or -1. Each sign for more that does not end it is left out of what is kept: whoever reads that may take the first for the end. */
export function tagEnd(html: string, at: number, kept?: MarkupWriter): number {
  let end = html.indexOf('>', at);
  // Most tags are closing ones, or end behind a quoted value.
  if (html.charCodeAt(at + 1) === SLASH || endsQuoted(html, end)) return end;
  let from = at;
  while (end >= 0) {
    const closed = valueEnd(html, from, end);
    if (closed < 0 || closed - at > VALUE_MAX) break;
    from = closed + 1;
    for (; end >= 0 && end < from; end = html.indexOf('>', end + 1)) kept?.leaveOut(end, end + 1);
  }
  return end;
}
