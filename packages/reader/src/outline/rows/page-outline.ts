import { withTickedRows } from '../../otherwise/lists/ticked-rows.ts';
import { ITEM_MAX } from '../../scan/list-items.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { BLOCK_TAG, BLOCK_TAG_OR_LABEL, MAX_BLOCK_TAGS } from '../../text/block-tag.ts';
import { classOf } from '../../text/class-of.ts';
import type { HomePart } from '../home-parts.ts';
import { itemWords } from '../at-a-glance/item-words.ts';
import {
  ItemRow,
  type ListTag,
  LooseRow,
  openingTag,
  type OutlineRow,
  PARAGRAPH_MAX,
  TOO_LONG,
} from './outline-row.ts';

const listKind = (name: string, markup: string, at: number): string =>
  `${name} ${classOf(openingTag(markup.slice(at, at + 410)))}`.trim();

/** Whether some markup that begins with a tag is that tag alone, as is most of what stands between two of them. */
const isTagAlone = (markup: string): boolean =>
  markup.indexOf('<', 1) < 0 && markup.indexOf('>') === markup.trimEnd().length - 1;

const ANY_BLOCK_TAG = new RegExp(BLOCK_TAG);
const ANY_OR_LABEL = new RegExp(BLOCK_TAG_OR_LABEL);
/** Headings and paragraphs within an item are of that item. */
const LIST_OR_ITEM_TAG = /<(\/?)(li|ul|ol)\b/gi;

/**
 * The whole lines of a part of a page, each item of a list as one, found by one scan that builds no document. `declared`
 * are the letters of lines by which an item is known without a look at its markup.
 */
export function pageOutline(
  { markup, at: partAt }: HomePart,
  { shown, places }: ScannedPage,
  declared: ReadonlySet<string>,
): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const open: ListTag[] = [];
  let lists = 0;
  let at = 0;
  let tag = '';
  let inItem = false;
  let above = '';
  const close = (end: number): void => {
    if (end <= at) return;
    const list = inItem ? open.at(-1) : undefined;
    if (end - at > (list ? ITEM_MAX : PARAGRAPH_MAX)) {
      rows.push(TOO_LONG);
      return;
    }
    const written = markup.slice(at, end);
    if (!list) {
      // A part begins with any tag, be it one that is left open.
      if (at > 0 && isTagAlone(written)) {
        above = written;
        return;
      }
      const row = new LooseRow(written, tag, above);
      above = row.isEmpty ? written : '';
      if (!row.isEmpty) rows.push(row);
      return;
    }
    const bare = shown.slice(places.behind(partAt + at), places.behind(partAt + end));
    if (declared.has(bare)) {
      rows.push(new ItemRow(written, list, { bare }));
      return;
    }
    const line = itemWords(written);
    if (line !== '') rows.push(new ItemRow(written, list, { line }));
  };
  const rowTag = withTickedRows(markup) === markup ? ANY_BLOCK_TAG : ANY_OR_LABEL;
  let next = 0;
  for (let seen = 0; seen < MAX_BLOCK_TAGS; seen++) {
    const anyTag: RegExp = inItem ? LIST_OR_ITEM_TAG : rowTag;
    anyTag.lastIndex = next;
    const found = anyTag.exec(markup);
    if (!found) break;
    next = anyTag.lastIndex;
    const { index, 1: closing } = found;
    const name = (found[2] ?? '').toLowerCase();
    close(index);
    at = index;
    tag = closing === '' ? name : '';
    inItem = name === 'li' && closing === '' && open.length > 0;
    if (name === 'ul' || name === 'ol') {
      if (closing === '') open.push({ id: ++lists, kind: listKind(name, markup, index) });
      else open.pop();
    }
  }
  // What is open where the part ends may be torn.
  return rows;
}
