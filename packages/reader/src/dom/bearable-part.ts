const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const CLOSED_BY_ITS_OWN_KIND = new Set('p li td th tr dt dd option tbody thead'.split(' '));
const MAX_DEPTH = 600;
/** Some ten times what the busiest pages have. */
const MAX_TAGS = 120_000;
const LONGEST_NAME = 31;

const SLASH = 0x2f;
const isLetter = (code: number): boolean => (code | 32) >= 0x61 && (code | 32) <= 0x7a;
const isOfName = (code: number): boolean =>
  isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x2d;

/** The name that begins at a place, in small letters; empty where none does. */
function nameAt(html: string, from: number): string {
  if (!isLetter(html.charCodeAt(from))) return '';
  let to = from + 1;
  while (to < from + LONGEST_NAME && isOfName(html.charCodeAt(to))) to += 1;
  return html.slice(from, to).toLowerCase();
}

/**
 * As much of a page as a parser can bear, found in one pass; null where elements nest deeper than on any real page.
 * Parsers search the open elements at every tag, so a page of a million open tags would hold the process for minutes.
 */
export function bearablePart(html: string): string | null {
  const open: string[] = [];
  const count = new Map<string, number>();
  let seen = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const closes = html.charCodeAt(at + 1) === SLASH;
    const name = nameAt(html, closes ? at + 2 : at + 1);
    if (name === '') continue;
    if (++seen > MAX_TAGS) return html.slice(0, at);
    if (VOID.has(name)) continue;
    const isLast = open.at(-1) === name;
    if (!closes) {
      if (isLast && CLOSED_BY_ITS_OWN_KIND.has(name)) continue;
      open.push(name);
      count.set(name, (count.get(name) ?? 0) + 1);
      if (open.length > MAX_DEPTH) return null;
    } else if (isLast) {
      open.pop();
      count.set(name, (count.get(name) ?? 1) - 1);
    } else if ((count.get(name) ?? 0) > 0) {
      for (const closed of open.splice(open.lastIndexOf(name)))
        count.set(closed, (count.get(closed) ?? 1) - 1);
    }
  }
  return html;
}
