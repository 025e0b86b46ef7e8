const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
const CLOSED_BY_ITS_OWN_KIND = /^(?:p|li|td|th|tr|dt|dd|option|tbody|thead)$/;
const MAX_DEPTH = 600;

/**
 * Whether the elements of a page nest deeper than any real page, found in one pass. Parsers search the open elements at
 * every tag, so a page of a million open tags would hold the process for minutes.
 */
export function nestsTooDeep(html: string): boolean {
  const open: string[] = [];
  const count = new Map<string, number>();
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]{0,30})/gi)) {
    const name = tag.toLowerCase();
    if (VOID.test(name)) continue;
    if (slash === '') {
      if (open.at(-1) === name && CLOSED_BY_ITS_OWN_KIND.test(name)) continue;
      open.push(name);
      count.set(name, (count.get(name) ?? 0) + 1);
      if (open.length > MAX_DEPTH) return true;
    } else if ((count.get(name) ?? 0) > 0) {
      for (const closed of open.splice(open.lastIndexOf(name)))
        count.set(closed, (count.get(closed) ?? 1) - 1);
    }
  }
  return false;
}
