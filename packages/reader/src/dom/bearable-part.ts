const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const CLOSED_BY_ITS_OWN_KIND = new Set('p li td th tr dt dd option tbody thead'.split(' '));
const MAX_DEPTH = 600;
/** Some ten times what the busiest pages have. */
const MAX_TAGS = 120_000;

/**
 * As much of a page as a parser can bear, found in one pass; null where elements nest deeper than on any real page.
 * Parsers search the open elements at every tag, so a page of a million open tags would hold the process for minutes.
 */
export function bearablePart(html: string): string | null {
  const open: string[] = [];
  const count = new Map<string, number>();
  let seen = 0;
  for (const { index, 1: slash, 2: tag = '' } of html.matchAll(/<(\/?)([a-z][a-z0-9-]{0,30})/gi)) {
    if (++seen > MAX_TAGS) return html.slice(0, index);
    const name = tag.toLowerCase();
    if (VOID.has(name)) continue;
    if (slash === '') {
      if (open.at(-1) === name && CLOSED_BY_ITS_OWN_KIND.has(name)) continue;
      open.push(name);
      count.set(name, (count.get(name) ?? 0) + 1);
      if (open.length > MAX_DEPTH) return null;
    } else if ((count.get(name) ?? 0) > 0) {
      for (const closed of open.splice(open.lastIndexOf(name)))
        count.set(closed, (count.get(closed) ?? 1) - 1);
    }
  }
  return html;
}
