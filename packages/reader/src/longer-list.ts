import { statesAmount } from './dom/page-line-likeness.ts';
import { shownLists } from './shown-lists.ts';
import { bareOf } from './text/bare-text.ts';

export interface ShownPage {
  html: string;
  /** Bare text of what the page shows. */
  shown: string;
}

const HAS_NUMBER = /\d|[½¼¾⅐-⅞]/;
const LONGEST = 120;
const NAME_WORD = /\p{L}{4,}/gu;

const namesIn = (line: string): string[] => line.toLowerCase().match(NAME_WORD) ?? [];

/** Whether some number follows a declared line on the page that begins none of the others: worth a closer look. */
function mayGoOn(bare: readonly string[], shown: string): boolean {
  return bare.some((line) => {
    const at = shown.indexOf(line);
    if (at < 0 || line === '') return false;
    const end = at + line.length;
    return /\d/.test(shown.charAt(end)) && !bare.some((other) => shown.startsWith(other, end));
  });
}

const MAX_COMPARED = 150;

/** Whether the list that a page shows has ingredients that its data leaves out. */
export function moreIsShown(declared: readonly string[], { html, shown }: ShownPage): boolean {
  const bare = declared.slice(0, MAX_COMPARED).map(bareOf);
  if (!mayGoOn(bare, shown)) return false;
  const ours = shownLists(html, (items) => items.some((item) => HAS_NUMBER.test(item)))
    .filter((items) => items.some((item) => bare.includes(bareOf(item))))
    .flat();
  if (ours.length <= declared.length) return false;
  const known = declared.join(' ').toLowerCase();
  return ours.some((item) => {
    const names = item.length <= LONGEST && statesAmount(item) ? namesIn(item) : [];
    return names.length > 0 && names.every((name) => !known.includes(name));
  });
}
