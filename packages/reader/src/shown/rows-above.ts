import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { mayHoldChosen, withChosenValues } from './chosen-values.ts';
import { mayHaveColumns, withColumnsApart } from './columns-apart.ts';
import { mayHaveEmptyTimes, withTimesWritten } from './empty-times.ts';
import { mayCountTime } from './may-state-times.ts';
import { rowText } from './row-text.ts';
import { blockTagBefore, blockTagBehind, lastShownRows, ROW_MAX } from './shown-rows.ts';
import { withTimesBeforeNames } from './times-before-names.ts';

const MOST_ROWS = 60;
const MARKUP_ABOVE = 30_000;
/** What may be chosen is not what the page says. */
const OFFERED = /<option\b[^<>]{0,300}>[^<>]{0,100}/gi;
/** Buttons that count a number up or down, around it. */
const COUNTING = /<button\b[^<>]{0,600}>\s*(?:[-+−–]|&minus;|&plus;)\s*<\/button\s*>/gi;

/** Of a page as they were last asked for: its portions, times and difficulty stand in the same rows. */
const known = new WeakMap<object, { line: string; rows: string[] }>();

/** The rows of a page above the first place where it shows a line, the last of them next to it. */
export function rowsAbove(line: string, page: ScannedPage): readonly string[] {
  const before = known.get(page.markup);
  if (before?.line === line) return before.rows;
  const part = partAbove(line, page);
  const rows = mayHaveColumns(part.written) ? rowsOf(part.written) : factRows(part, page);
  known.set(page.markup, { line, rows });
  return rows;
}

/** A part of the markup of a page. */
interface Part {
  from: number;
  written: string;
}

/** The markup of a page above the first place where it shows a line. */
function partAbove(line: string, { shown, markup, places }: ScannedPage): Part {
  const lineAt = places.of(shown.indexOf(bareOf(line))).markupAt;
  const from = Math.max(0, lineAt - MARKUP_ABOVE);
  return { from, written: markup.slice(from, lineAt) };
}

/** Where a number ends in one element and another begins in the next: "2", "4" and "6" to choose from are no 246. */
const BETWEEN_NUMBERS =
  /\d(?=<\/(?:button|span|label|li|a|div)>\s{0,20}(?:<[a-z][^<>]{0,300}>){1,3}\d)/gi;

/** Some markup without what may be chosen, and with numbers apart. */
const withoutOffers = (markup: string): string => {
  const said = markup.replace(OFFERED, '').replace(BETWEEN_NUMBERS, '$& ');
  return said.includes('<button') ? said.replace(COUNTING, ' ') : said;
};

const rowsOf = (written: string): string[] =>
  lastShownRows(withColumnsApart(withoutOffers(written)), MOST_ROWS);

/** Facts take fewer letters, and those without a number far fewer. */
const LONGEST_FACT = 300;
const LONGEST_NAME = 120;
/** Stands for a row that tells a story, so that those around it are not taken for neighbours. */
const STORY = '…';

const mayStateFact = (bare: string): boolean =>
  bare.length <= LONGEST_NAME || (bare.length <= LONGEST_FACT && /\d/.test(bare));

/** The same rows of a part that is read as the page has it: only those that may state a fact are, a few of many. */
function factRows({ from, written }: Part, { places, shown }: ScannedPage): string[] {
  const rows: string[] = [];
  let end = blockTagBefore(written, written.length);
  while (end > 0 && rows.length < MOST_ROWS) {
    const wordsAt = places.pieceBefore(from + end) - from;
    if (wordsAt < 0) break;
    const start = Math.max(0, blockTagBefore(written, wordsAt + 1));
    const behind = blockTagBehind(written, wordsAt);
    const bare = shown.slice(places.behind(from + start), places.behind(from + behind));
    rows.push(mayStateFact(bare) ? factRow(written.slice(start, behind), bare) : STORY);
    end = start;
  }
  return rows.filter((row) => row !== '').reverse();
}

function factRow(written: string, bare: string): string {
  const said = withoutOffers(written);
  const row = mayCountTime(bare) ? withTimesBeforeNames(said) : said;
  return row.length > ROW_MAX ? '' : rowText(row);
}

/** The same rows with what is chosen in their fields; none where they have no fields. */
export function chosenRowsAbove(line: string, page: ScannedPage): readonly string[] {
  const { written } = partAbove(line, page);
  return mayHoldChosen(written) ? rowsOf(withChosenValues(written)) : [];
}

/** The same rows with the times that only programs are given; none where all are written out. */
export function timedRowsAbove(line: string, page: ScannedPage): readonly string[] {
  const { written } = partAbove(line, page);
  const timed = mayHaveEmptyTimes(written) ? withTimesWritten(written) : written;
  return timed === written ? [] : rowsOf(timed);
}
