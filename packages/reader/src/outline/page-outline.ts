import { ITEM_MAX } from '../scan/list-items.ts';
import { bareOf } from '../text/bare-text.ts';
import { BLOCK_TAG, MAX_BLOCK_TAGS } from '../text/block-tag.ts';
import { withoutBullet } from '../text/bullet.ts';
import { classOf } from '../text/class-of.ts';
import { plainLine } from '../text/plain-text.ts';
import { withoutLabel } from '../vocabulary/step-label.ts';

/** A line of the page with what its place says of it. */
export interface OutlineRow {
  text: string;
  /** Its letters and digits, for items of lists. */
  bare: string;
  /** 1 to 6 for headings, `NAME` for other short lines that may name what follows, 0 for all else. */
  heading: number;
  /** Which list it is an item of, counted from 1; 0 outside of lists. */
  list: number;
  /** The name and the class of that list. */
  listKind: string;
  /** The class of the item, without what only counts it. */
  itemKind: string;
  /** Whether it begins with a link or a button: "Add all to my list". */
  isLinked: boolean;
}

/** The level of a short line that is no heading: "Frosting" in bold. */
export const NAME = 7;
const NAME_MAX = 60;

/** Of what is longer outside of lists, only that it is there matters. */
const PARAGRAPH_MAX = 600;
const TOO_LONG: OutlineRow = {
  text: '',
  bare: '',
  heading: 0,
  list: 0,
  listKind: '',
  itemKind: '',
  isLinked: false,
};

function headingOf(tag: string, text: string): number {
  if (/^h\d$/.test(tag)) return Number(tag.charAt(1));
  return text.length <= NAME_MAX && !/[.!?]$/.test(text) ? NAME : 0;
}

const tagAt = (markup: string, at: number): string =>
  /^<[^>]{0,400}/.exec(markup.slice(at, at + 410))?.[0] ?? '';

const listKindAt = (markup: string, at: number): string => {
  const tag = tagAt(markup, at);
  return `${(/^<([a-z]+)/i.exec(tag)?.[1] ?? '').toLowerCase()} ${classOf(tag)}`.trim();
};

/** Of an item, tags and blanks up to a link or a button. */
const LINKED = /^(?:<(?!a\b|button\b)[^<>]*>\s*){1,6}<(?:a|button)\b/i;
const LINKED_WITHIN = 1_000;

const itemKindAt = (markup: string, at: number): string =>
  classOf(tagAt(markup, at)).replace(/\d+/g, '');

interface OpenList {
  id: number;
  kind: string;
}

/** The whole lines of a part of a page, each item of a list as one, found by one scan that builds no document. */
export function pageOutline(markup: string): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const open: OpenList[] = [];
  let lists = 0;
  let at = 0;
  let tag = '';
  let inItem = false;
  const close = (end: number): void => {
    if (end <= at) return;
    const list = inItem ? open.at(-1) : undefined;
    if (end - at > (list ? ITEM_MAX : PARAGRAPH_MAX)) {
      rows.push(TOO_LONG);
      return;
    }
    const text = plainLine(markup.slice(at, end));
    if (text === '') return;
    const own = list ? withoutLabel(withoutBullet(text)) : text;
    rows.push({
      text: own,
      bare: list ? bareOf(own) : '',
      heading: list ? 0 : headingOf(tag, text),
      list: list?.id ?? 0,
      listKind: list?.kind ?? '',
      itemKind: list ? itemKindAt(markup, at) : '',
      isLinked: list !== undefined && LINKED.test(markup.slice(at, at + LINKED_WITHIN)),
    });
  };
  let seen = 0;
  for (const { index, 1: closing, 2: name = '' } of markup.matchAll(BLOCK_TAG)) {
    if (++seen > MAX_BLOCK_TAGS) break;
    const isList = /^[uo]l$/i.test(name);
    const isItem = /^li$/i.test(name);
    // Headings and paragraphs within an item are of that item.
    if (inItem && !isList && !isItem) continue;
    close(index);
    at = index;
    tag = closing === '' ? name.toLowerCase() : '';
    inItem = isItem && closing === '' && open.length > 0;
    if (isList && closing === '') open.push({ id: ++lists, kind: listKindAt(markup, index) });
    else if (isList) open.pop();
  }
  // What is open where the part ends may be torn.
  return rows;
}
