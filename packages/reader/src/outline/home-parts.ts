import { bareOf } from '../text/bare-text.ts';
import { findBody } from '../text/find-body.ts';
import { plainLine } from '../text/plain-text.ts';

const TAG = /<(\/?)(ul|ol|li)\b/gi;
const MAX_TAGS = 20_000;
const ITEM_MAX = 15_000;
const LONG_WORD = /\p{L}{4,}/gu;

interface Span {
  from: number;
  to: number;
}

/** The longest word of each line, which is cheap to look for in markup. */
const marksOf = (lines: readonly string[]): string[] => [
  ...new Set(
    lines.flatMap((line) => {
      const words = line.match(LONG_WORD) ?? [];
      const [longest] = words.toSorted((a, b) => b.length - a.length);
      return longest === undefined ? [] : [longest];
    }),
  ),
];

/** Where lists of a page stand that hold one of the lines. */
function homeLists(lines: readonly string[], html: string): Span[] {
  const marks = marksOf(lines);
  const bare = lines.map(bareOf).filter((line) => line !== '');
  const isHeld = (raw: string): boolean => {
    if (!marks.some((mark) => raw.includes(mark))) return false;
    const row = bareOf(plainLine(raw));
    return bare.some((line) => row.startsWith(line) || line.startsWith(row) || row.endsWith(line));
  };
  const found: Span[] = [];
  let from = -1;
  let itemAt = -1;
  let isHome = false;
  let seen = 0;
  const closeItem = (end: number): void => {
    if (itemAt >= 0 && end - itemAt <= ITEM_MAX) isHome ||= isHeld(html.slice(itemAt, end));
    itemAt = -1;
  };
  TAG.lastIndex = Math.max(0, findBody(html));
  for (let tag = TAG.exec(html); tag && seen < MAX_TAGS; tag = TAG.exec(html)) {
    seen += 1;
    // One line that stands in a list is enough to look at all of it.
    if (!isHome) closeItem(tag.index);
    itemAt = -1;
    if (/^li$/i.test(tag[2] ?? '')) {
      if (tag[1] === '') itemAt = tag.index;
      continue;
    }
    if (isHome) found.push({ from, to: tag.index });
    isHome = false;
    from = tag.index;
  }
  TAG.lastIndex = 0;
  return found;
}

const BEFORE = 2_000;
const BEHIND = 6_000;
const MOST = 200_000;

/** The parts of a page around the lists that hold one of the lines. */
export function homeParts(lines: readonly string[], html: string): string[] {
  const parts: Span[] = [];
  for (const { from, to } of homeLists(lines, html)) {
    const last = parts.at(-1);
    if (last && from - BEFORE <= last.to) last.to = to + BEHIND;
    else parts.push({ from: Math.max(0, from - BEFORE), to: to + BEHIND });
  }
  let left = MOST;
  return parts.flatMap(({ from, to }) => {
    left -= to - from;
    return left < 0 ? [] : [html.slice(html.indexOf('<', from), to)];
  });
}
