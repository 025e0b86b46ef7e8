import { plainLine } from './text/plain-text.ts';
import { STEP } from './vocabulary/step-label.ts';

const NEXT_MAX = 1_500;

/** The text of an element from its first word on; null where it does not end soon. */
function textUpTo(closing: string, markup: string, start: number): string | null {
  const rest = markup.slice(start, start + NEXT_MAX);
  const end = rest.toLowerCase().indexOf(closing);
  return end < 0 ? null : plainLine(rest.slice(0, end));
}

/** The end of one item or paragraph and the start of the next, with nothing but wrappers between them. */
const NEXT_ITEM =
  /[\s.!)…"'”’]{0,6}(?:<\/?(?:span|b|strong|em|i|a|p|div|br|img|figure|picture|source)\b[^<>]{0,800}>\s*){0,12}<\/(li|p)>\s*<(\1)\b[^<>]{0,400}>/iy;

function nextItem(markup: string, from: number): string | null {
  NEXT_ITEM.lastIndex = from;
  const name = NEXT_ITEM.exec(markup)?.[1]?.toLowerCase();
  return name === undefined ? null : textUpTo(`</${name}`, markup, NEXT_ITEM.lastIndex);
}

/** What tells the elements that hold lines of one kind from others. */
interface Opening {
  name: string;
  look: string;
}

const TAG_MAX = 800;
const OPENING = /^<([a-z][a-z\d]*)\b([^<>]*)>$/i;
const CLASS = /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** The tag behind which the text at a place begins; null where that is no opening one. */
function openingBefore(markup: string, at: number): Opening | null {
  const part = markup.slice(Math.max(0, at - TAG_MAX - NEXT_MAX), at);
  const tag = part.slice(part.lastIndexOf('<'));
  const [, name, attributes = ''] = OPENING.exec(tag.slice(0, tag.indexOf('>') + 1)) ?? [];
  if (name === undefined) return null;
  const look = CLASS.exec(attributes);
  // Some count their lines in the class.
  const named = (look?.[1] ?? look?.[2] ?? look?.[3] ?? '').replace(/\d+/g, '');
  return { name: name.toLowerCase(), look: named };
}

/** The tags up to the next text; "5" or "Step 5" by itself counts a line. */
const TAGS = new RegExp(
  `[\\s.!)…"'”’]{0,6}((?:<[^<>]{0,${TAG_MAX}}>\\s*(?:(?:${STEP})?\\s{0,3}#?\\d{1,2}[.):]?\\s*(?=<))?){1,20})`,
  'iuy',
);
const BREAKS = /^(?:<br\b[^<>]*>\s*)+$/i;
/** Between rows that have no look of their own. */
const NEXT_ROW =
  /^<\/(div|td|dd|section)>\s*(?:<\/tr>\s*<tr\b[^<>]*>\s*(?:<td\b[^<>]*>\s*\d{1,2}[.):]?\s*<\/td>\s*)?)?<\1>\s*$/i;

const areAlike = (one: Opening, other: Opening, between: string): boolean =>
  one.name === other.name &&
  one.look === other.look &&
  (one.look !== '' || (one.name === 'br' ? BREAKS : NEXT_ROW).test(between));

/** What follows in an element like that in which the line begins. */
function nextAlike({ from, to }: Line, markup: string): string | null {
  const own = openingBefore(markup, from);
  TAGS.lastIndex = to;
  const between = TAGS.exec(markup)?.[1];
  if (!own || between === undefined) return null;
  const start = TAGS.lastIndex;
  const next = openingBefore(markup, start);
  if (!next || !areAlike(own, next, between)) return null;
  return textUpTo(next.name === 'br' ? '<' : `</${next.name}`, markup, start);
}

/** Where the last words of a line stand in the markup of a page. */
interface Line {
  from: number;
  to: number;
}

/** The line that follows another as its like; null where something else does. */
export const nextLine = (line: Line, markup: string): string | null =>
  nextItem(markup, line.to) ?? nextAlike(line, markup);
