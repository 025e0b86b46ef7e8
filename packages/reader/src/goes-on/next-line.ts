import { openingBefore, type LineOpening } from './line-opening.ts';
import type { Markup } from '../scan/page-markup.ts';
import { saysOfPicture } from './of-pictures.ts';
import { tagsBetween, type Between } from './tags-between.ts';
import { plainLine } from '../text/plain-text.ts';
import { countedStep } from '../vocabulary/step-label.ts';

const NEXT_MAX = 1_500;
/** Pictures take up much more room than words. */
const BEHIND = 8_000;
const FORMS: ReadonlySet<string> = new Set(['form']);
const FORMS_AND_FIGURES: ReadonlySet<string> = new Set([...FORMS, 'figure']);

/** Where the last words of a line stand in the markup of a page. */
interface Line {
  from: number;
  to: number;
  /** The last words of the line before; empty where there is none. */
  above: () => string;
}

/** The line that follows another. */
export interface NextLine {
  text: string;
  /** Whether both are items of a list. */
  isItem: boolean;
  /** Whether something stands between the two that does not stand between the lines before, so that it may be the end of them. */
  isApart: boolean;
}

/** How the next line stands to the one before it. */
interface Kinship {
  /** The element that holds it. */
  name: string;
  /** Whether nothing stands between the two. */
  isNear: boolean;
}

/** The end of one item or paragraph and the start of the next, with nothing but wrappers between them. */
const NEXT_ITEM =
  /^(?:<\/?(?:span|b|strong|em|i|a|p|div|br|figure)\b[^<>]*>){0,12}<\/(li|p)><(\1)\b/i;
const NEXT_PARAGRAPH =
  /^(?:<\/?(?:span|b|strong|em|i|a|br)\b[^<>]*>){0,12}<\/p><p\b[^<>]*>(?!<\/p>)/i;
/** The same in wrappers that have no look of their own. */
const NEXT_WRAPPED = /^<\/p><\/(div|section|article)><\1><p>$/i;
/** A list behind another that holds the items before. */
const NEXT_LIST =
  /^(?:<\/(?:span|b|strong|em|i|a|p|div)>){0,6}<\/li><\/ol>(?:<\/?div\b[^<>]*>){0,6}<ol\b([^<>]*)><li\b/i;
const COUNTS_ON = /\bstart\s*=\s*["']?(?!1\b)\d/i;

/** How an item or a paragraph follows another; null where none does. */
function nextItem({ tags, frame, isInterrupted }: Between): Kinship | null {
  const item = (NEXT_ITEM.exec(tags) ?? NEXT_ITEM.exec(frame))?.[1]?.toLowerCase();
  if (item === 'li') return { name: item, isNear: true };
  if (item === 'p') return { name: item, isNear: !isInterrupted && NEXT_PARAGRAPH.test(tags) };
  if (NEXT_WRAPPED.test(frame)) return { name: 'p', isNear: false };
  const list = NEXT_LIST.exec(frame)?.[1];
  if (list === undefined) return null;
  const isCounted = COUNTS_ON.test(list);
  return isCounted || isInterrupted ? { name: 'li', isNear: isCounted } : null;
}

const HOLDS_LINES: ReadonlySet<string> = new Set(['p', 'div', 'td']);
const BREAKS = /^(?:<br\b[^<>]*>)+$/i;
/** Between rows that have no look of their own. */
const NEXT_ROW =
  /^<\/(div|td|dd|section|label|figcaption)>(?:<\/tr><tr\b[^<>]*>|<\/figure><figure\b[^<>]*>)?<\1>$/i;

/** How an element follows that is like the one in which the line begins. */
function nextAlike(
  own: LineOpening,
  next: LineOpening | null,
  { frame, isInterrupted }: Between,
): Kinship | null {
  if (!next) return null;
  // The first line of a paragraph stands behind no break.
  if (next.name === 'br' && HOLDS_LINES.has(own.name) && BREAKS.test(frame))
    return { name: next.name, isNear: !isInterrupted };
  if (own.name !== next.name || own.look !== next.look) return null;
  const isAlike =
    own.look !== '' || own.label() !== '' || (own.name === 'br' ? BREAKS : NEXT_ROW).test(frame);
  return isAlike ? { name: own.name, isNear: !isInterrupted } : null;
}

/** Whether a label counts on from another: "5" behind "4"; "Step 5" behind any. */
const countsOn = (label: string, before: string): boolean =>
  label !== '' &&
  ((countedStep(label) ?? 0) > 1 || Number.parseInt(label, 10) === Number.parseInt(before, 10) + 1);

/** What parts a line from the one above it, up to its first sign; null where that one is not near. */
function partedFrom(above: string, markup: Markup, from: number): string | null {
  const near = markup.slice(Math.max(0, from - BEHIND), from + 1);
  return above === '' || !near.includes(above)
    ? null
    : near.slice(near.lastIndexOf(above) + above.length);
}

const namesOfTags = (tags: string): string => tags.replace(/\s[^<>]*/g, '');

/** The text of an element from its first word on; null where it does not end soon. */
function textUpTo(closing: string, markup: string, start: number): string | null {
  const rest = markup.slice(start, start + NEXT_MAX);
  const end = rest.toLowerCase().indexOf(closing);
  return end < 0 ? null : plainLine(rest.slice(0, end));
}

/** The line that follows another as its like; null where something else does. */
export function nextLine({ from, to, above }: Line, markup: Markup): NextLine | null {
  const own = openingBefore(markup, from);
  const skipped = own?.name === 'figcaption' ? FORMS : FORMS_AND_FIGURES;
  const behind = markup.slice(to, to + BEHIND);
  const between = tagsBetween(behind, skipped);
  if (!between) return null;
  const { tags, label, textAt } = between;
  const ownLabel = own?.label() ?? '';
  const isNext = countsOn(label, ownLabel);
  // Where the lines are counted, what is not is none of them.
  if (ownLabel !== '' && !isNext) return null;
  // Below a picture stands what is said of it, unless the lines do.
  if (saysOfPicture(between.frame) && !/caption/i.test(own?.look ?? '')) return null;
  const kin = nextItem(between) ?? (own && nextAlike(own, openingBefore(behind, textAt), between));
  if (!kin) return null;
  const text = textUpTo(kin.name === 'br' ? '<' : `</${kin.name}`, behind, textAt);
  if (text === null) return null;
  const isUsual = (): boolean => {
    const parting = partedFrom(above(), markup, from);
    const before = parting === null ? null : tagsBetween(parting, skipped);
    return before !== null && namesOfTags(before.tags) === namesOfTags(tags);
  };
  return { text, isItem: kin.name === 'li', isApart: !kin.isNear && !isNext && !isUsual() };
}
