import { withTickedRows } from '../../otherwise/lists/ticked-rows.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import type { Span } from '../../scan/span.ts';
import { rowText } from '../../shown/row-text.ts';
import { blockTagBefore, blockTagBehind } from '../../shown/shown-rows.ts';
import { BLOCK_TAG, BLOCK_TAG_OR_LABEL } from '../../text/block-tag.ts';
import { withoutBullet } from '../../text/bullet.ts';
import { withoutNumber } from '../../vocabulary/step-label.ts';
import { wordsOfItem } from './item-words.ts';

/** A whole row of the page that stands between two lines. */
interface RowBetween {
  text: string;
  /** Whether it is an item of a list. */
  isItem: boolean;
}

/** What stands between two lines. */
interface RowsBetween {
  rows: RowBetween[];
  /** Whether the row of the first line goes on behind it. */
  goesOnFirst: boolean;
  /** Whether the row of the second begins before it. */
  opensLast: boolean;
}

/** Pictures and advertisements take up more room than words. */
const MARKUP_MAX = 30_000;

const partingTag = (markup: string): RegExp =>
  withTickedRows(markup) === markup ? BLOCK_TAG : BLOCK_TAG_OR_LABEL;

/** The texts of the rows of some markup that holds no items. */
function looseTexts(markup: string, parting: RegExp): string[] {
  const texts: string[] = [];
  let at = 0;
  for (const { index } of markup.matchAll(parting)) {
    texts.push(rowText(markup.slice(at, index)));
    at = index;
  }
  texts.push(rowText(markup.slice(at)));
  return texts.filter((text) => text !== '');
}

/**
 * The whole rows between two places of the bare text, where one line ends and the next begins, without those that hold these
 * lines; null where so much stands there that it takes a closer look.
 */
export function rowsBetween({ from, to }: Span, page: ScannedPage): RowsBetween | null {
  const { markup, places, items } = page;
  const [endsAt, beginsAt] = [places.of(from - 1).markupAt, places.of(to).markupAt];
  if (beginsAt - endsAt > MARKUP_MAX) return null;
  const written = markup.slice(endsAt, beginsAt);
  const parting = partingTag(written);
  // Of boxes to tick the rows around are read as well.
  const isParted = parting === BLOCK_TAG;
  const opened = blockTagBefore(written, written.length);
  const rowEnd = isParted ? endsAt + blockTagBehind(written, 0) : endsAt;
  const nextRow = isParted ? endsAt + Math.max(0, opened) : beginsAt;
  // An item of a list is one row, whatever parts it.
  const start = items.around(endsAt)?.to ?? rowEnd;
  const end = items.around(beginsAt)?.from ?? nextRow;
  const goesOnFirst = start > places.of(from).markupAt;
  const opensLast = end < places.of(to - 1).markupAt;
  const rows: RowBetween[] = [];
  const addLoose = (at: number, until: number): void => {
    if (until <= at) return;
    for (const text of looseTexts(markup.slice(at, until), parting))
      rows.push({ text: withoutNumber(withoutBullet(text)), isItem: false });
  };
  let at = start;
  for (const item of items.within({ from: start, to: end })) {
    addLoose(at, item.from);
    rows.push({ text: wordsOfItem(item, page), isItem: true });
    at = item.to;
  }
  addLoose(at, end);
  return { rows, goesOnFirst, opensLast };
}
