import type { Span } from './span.ts';
import type { Markup } from './page-markup.ts';

/** Elements that hold whole lists. */
const PART = /<(div|section|article|aside|main|form|ul|ol|dl|table|noscript)\b([^<>]{0,2000})>/gi;
const isForNoScript = (name: string): boolean => name.toLowerCase() === 'noscript';

const HIDING_CLASSES =
  'sr-only|screen-reader(?:-text|-only)?|visually-?hidden|show-for-sr|element-invisible|print-?only|only-print|d-none|display-none|is-hidden|hidden|hide|tooltip[-_]{0,2}(?:text|content|body|inner|bubble)';
/** What says of an element that no reader sees it, or only some of them. */
const HIDING = new RegExp(
  [
    String.raw`\shidden(?=[\s=/]|$)`,
    String.raw`\sstyle\s{0,5}=[^>]{0,300}?(?:display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden)`,
    String.raw`\srole\s{0,5}=\s{0,5}["']?tooltip\b`,
    String.raw`\saria-hidden\s{0,5}=\s{0,5}["']?true`,
    String.raw`\sclass\s{0,5}=\s{0,5}["'](?:[^"']{0,400}\s)?(?:${HIDING_CLASSES})(?=["'\s])`,
  ].join('|'),
  'i',
);
/** Whether the attributes of an element hide it. */
export const hides = (attributes: string): boolean => HIDING.test(attributes);

/** One of these is in whatever hides an element. */
const MAY_HIDE =
  /tooltip|hidden|\bhide\b|-none\b|display\s{0,3}:\s{0,3}none|sr-only|-for-sr\b|screen-reader|invisible|print-?only|only-print/i;
/** Whether some markup may have elements that are hidden, which is sooner told than which. */
export const mayHide = (markup: string): boolean => MAY_HIDE.test(markup);

/** Of the markup before a list, as much as stands above it in the same part. */
const ABOVE = 6_000;
/** No copy of a list takes more of the markup. */
const PART_MAX = 100_000;
const MOST_TAGS = 4_000;
/** Of hidden parts that do not end before a place. */
const MOST_TRIED = 4;

/** Where the element ends that is opened before some markup; -1 where that goes on. */
function endIn(markup: string, name: string): number {
  let depth = 1;
  let seen = 0;
  for (const { 1: slash, index } of markup.matchAll(new RegExp(`<(/?)${name}\\b`, 'gi'))) {
    if (++seen > MOST_TAGS) return -1;
    depth += slash === '' ? 1 : -1;
    if (depth === 0) return index;
  }
  return -1;
}

/** The part around a place of the markup that is hidden by what stands in its own tag; null for none. */
export function hiddenPartAround(place: number, markup: Markup): Span | null {
  const from = Math.max(0, place - ABOVE);
  const above = markup.slice(from, place);
  let tried = 0;
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of above.matchAll(PART)) {
    if (!isForNoScript(name) && !hides(attributes)) continue;
    const contentAt = index + tag.length;
    if (endIn(above.slice(contentAt), name) >= 0) continue;
    if (++tried > MOST_TRIED) return null;
    const end = endIn(markup.slice(from + contentAt, from + contentAt + PART_MAX), name);
    if (end >= 0) return { from: from + index, to: from + contentAt + end };
  }
  return null;
}
