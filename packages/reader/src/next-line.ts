import { tagsBetween, type Between } from './tags-between.ts';
import { plainLine } from './text/plain-text.ts';
import { countedStep } from './vocabulary/step-label.ts';

const NEXT_MAX = 1_500;
/** Pictures take up much more room than words. */
const BEHIND = 8_000;
const FORMS: ReadonlySet<string> = new Set(['form']);
const FORMS_AND_FIGURES: ReadonlySet<string> = new Set([...FORMS, 'figure']);

/** The line that follows another. */
export interface NextLine {
  text: string;
  /** Whether both are items of one list. */
  isItem: boolean;
}

/** The text of an element from its first word on; null where it does not end soon. */
function textUpTo(closing: string, markup: string, start: number): string | null {
  const rest = markup.slice(start, start + NEXT_MAX);
  const end = rest.toLowerCase().indexOf(closing);
  return end < 0 ? null : plainLine(rest.slice(0, end));
}

/** The end of one item or paragraph and the start of the next, with nothing but wrappers between them. */
const NEXT_ITEM =
  /^(?:<\/?(?:span|b|strong|em|i|a|p|div|br|figure)\b[^<>]*>){0,12}<\/(li|p)><(\1)\b/i;
/** A list that goes on counting where another ended. */
const NEXT_LIST =
  /^(?:<\/(?:span|b|strong|em|i|a|p|div)>){0,6}<\/li><\/ol>(?:<\/?div\b[^<>]*>){0,6}<ol\b([^<>]*)><li\b/i;
const COUNTS_ON = /\bstart\s*=\s*["']?(?!1\b)\d/i;

/** The name of the element that holds the next line, where that is an item or a paragraph like the one before. */
function itemNext({ tags, isInterrupted }: Between): string | null {
  const name = NEXT_ITEM.exec(tags)?.[1]?.toLowerCase();
  if (name !== undefined) return name;
  const opened = NEXT_LIST.exec(tags)?.[1];
  return opened !== undefined && (isInterrupted || COUNTS_ON.test(opened)) ? 'li' : null;
}

/** What tells the elements that hold lines of one kind from others. */
interface Opening {
  name: string;
  look: string;
}

const TAG_MAX = 800;
const OPENING = /^<([a-z][a-z\d]*)\b([^<>]*)>$/i;
const CLASS = /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
/** A box to tick stands before the words. */
const INPUT = /<input\b[^<>]*>\s*$/i;

/** The tag behind which the text at a place begins; null where that is no opening one. */
function openingBefore(markup: string, at: number): Opening | null {
  const near = markup.slice(Math.max(0, at - TAG_MAX - NEXT_MAX), at);
  const words = near.slice(near.lastIndexOf('>') + 1);
  const part = near
    .slice(0, near.length - words.length)
    .replace(INPUT, '')
    .trimEnd();
  const [, name, attributes = ''] = OPENING.exec(part.slice(part.lastIndexOf('<'))) ?? [];
  if (name === undefined) return null;
  const look = CLASS.exec(attributes);
  // Some count their lines in the class.
  const named = (look?.[1] ?? look?.[2] ?? look?.[3] ?? '').replace(/\d+/g, '');
  return { name: name.toLowerCase(), look: named };
}

const BREAKS = /^(?:<br\b[^<>]*>)+$/i;
/** Between rows that have no look of their own. */
const NEXT_ROW =
  /^<\/(div|td|dd|section|label|figcaption)>(?:<\/tr><tr\b[^<>]*>|<\/figure><figure\b[^<>]*>)?<\1>$/i;

/** Whether a line is counted as the next behind those that are declared: "5" behind four, "Step 5" behind any. */
const isCounted = (label: string, declared: number): boolean =>
  (countedStep(label) ?? 0) > 1 || Number.parseInt(label, 10) === declared + 1;

/** Where the last words of a line stand in the markup of a page. */
interface Line {
  from: number;
  to: number;
  /** Which of the lines it is, counted from 1. */
  count: number;
}

/** The name of the element that holds the next line, where that is like the one in which the line begins. */
function alikeNext(
  own: Opening,
  next: Opening | null,
  isNext: (name: string) => boolean,
): string | null {
  return next?.name === own.name && next.look === own.look && (own.look !== '' || isNext(own.name))
    ? own.name
    : null;
}

/** The line that follows another as its like; null where something else does. */
export function nextLine({ from, to, count }: Line, markup: string): NextLine | null {
  const own = openingBefore(markup, from);
  const behind = markup.slice(to, to + BEHIND);
  const between = tagsBetween(behind, own?.name === 'figcaption' ? FORMS : FORMS_AND_FIGURES);
  if (!between) return null;
  const { tags, label, textAt } = between;
  const isNext = (name: string): boolean =>
    (name === 'br' ? BREAKS : NEXT_ROW).test(tags) || isCounted(label, count);
  const item = itemNext(between);
  const name = item ?? (own && alikeNext(own, openingBefore(behind, textAt), isNext));
  if (name === null) return null;
  const text = textUpTo(name === 'br' ? '<' : `</${name}`, behind, textAt);
  return text === null ? null : { text, isItem: name === 'li' };
}
