import type { ScannedPage } from '../../scan/scan-page.ts';
import { mayCountTime } from './may-state-times.ts';
import { readRow } from '../row-text.ts';
import { blockTagBefore, blockTagBehind, ROW_MAX } from '../shown-rows.ts';
import { withTimesBeforeNames } from './times-before-names.ts';
import { withoutOffers } from '../markup/without-offers.ts';

/** A part of the markup of a page. */
export interface Part {
  from: number;
  written: string;
}

/** A row that may state a fact, of which the text is read when it is asked for. */
export interface FactRow {
  written: string;
  bare: string;
  text: string | null;
}

/** Whether the bare text of a row tells that it may matter. */
export type Look = (bare: string) => boolean;

export const hasDigit: Look = (bare) => /\d/.test(bare);

/** Facts take fewer letters, and those without a number far fewer. */
const LONGEST_FACT = 300;
const LONGEST_NAME = 120;
/** Stands for a row that tells a story or does not matter, so that those around it are not taken for neighbours. */
const STORY = '…';

const mayStateFact = (bare: string): boolean =>
  bare.length <= LONGEST_NAME || (bare.length <= LONGEST_FACT && hasDigit(bare));

/** The last rows of a part that is read as the page has it, up to a number of them. */
export function factRowsIn(
  { from, written }: Part,
  { places, shown }: ScannedPage,
  most: number,
): FactRow[] {
  const rows: FactRow[] = [];
  let end = blockTagBefore(written, written.length);
  while (end > 0 && rows.length < most) {
    const wordsAt = places.pieceBefore(from + end) - from;
    if (wordsAt < 0) break;
    const start = Math.max(0, blockTagBefore(written, wordsAt + 1));
    const behind = blockTagBehind(written, wordsAt);
    const bare = shown.slice(places.behind(from + start), places.behind(from + behind));
    rows.push({
      written: written.slice(start, behind),
      bare,
      text: mayStateFact(bare) ? null : STORY,
    });
    end = start;
  }
  return rows.reverse();
}

const SIGNS = String.raw`[\t\n\r -%'-;=?-Z\\-~\u00D4-\u00E1\u00E3-\u00EE\u00F1-\u017F\u2010-\u2027]*`;
/**
 * A row of tags and of signs that stand for themselves: its bare text is that of what it says. In others, entities, marks
 * and what looks like a tag may come to something else; choices and raised numbers are left out of them.
 */
const SAYS_ITS_BARE_TEXT = new RegExp(
  String.raw`^(?:<(?!/?[oO][pP]|/?[sS](?:[uUcC]|[tT][yY]))/?[a-zA-Z][^<>]*>${SIGNS}(?:&(?:nbsp;|[rl][sd]quo;|ndash;|#82\d\d;|(?:amp;)?\s)${SIGNS})*)+$`,
);

const mayMatter = ({ written, bare, text }: FactRow, look: Look): boolean =>
  text !== STORY && (look(bare) || written.length > ROW_MAX || !SAYS_ITS_BARE_TEXT.test(written));

function textOf(row: FactRow): string {
  row.text ??= factText(row);
  return row.text;
}

function factText({ written, bare }: FactRow): string {
  const said = withoutOffers(written);
  const row = mayCountTime(bare) ? withTimesBeforeNames(said) : said;
  return row.length > ROW_MAX ? '' : readRow(row);
}

/** The texts of those rows that may matter and of their neighbours, where a label has its value: a few of many. */
export function readRows(rows: readonly FactRow[], look: Look): string[] {
  const matter = rows.map((row) => mayMatter(row, look));
  return rows
    .map((row, at) => (matter[at - 1] || matter[at] || matter[at + 1] ? textOf(row) : STORY))
    .filter((text) => text !== '');
}
