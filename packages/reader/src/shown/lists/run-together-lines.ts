import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { opensWithAmountWord, statesAmount } from '../../lines/page-line-likeness.ts';
import { namesAnotherFood } from '../../foods/food-words.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { BLOCK_TAG } from '../../text/block-tag.ts';
import { once } from '../../text/once.ts';
import { seenLines } from '../seen-lines.ts';
import { isParted } from './parted-line.ts';
import { splitAfter } from './split-after.ts';

/** More letters than a few ingredients have. */
const LINE_MAX = 400;
/** Some of them stand around nothing. */
const MOST_TAGS = 120;
const LIST = /^[uo]l$/i;

/** Signs or numbers part what stands on one line: "2 eggs, salt", "2 eggs 100 g butter". */
const MAY_BE_TWO = /[,;]\s|\d\P{L}*\p{L}\D*\d/u;

/** "2" above "(15 oz) cans of beans" counts what follows. */
const NAMES_SOMETHING = /\p{L}{2}/u;

const opensWithAmount = (row: string): boolean =>
  /^\P{L}?\p{N}/u.test(row) || opensWithAmountWord(row);
const WORD_BEFORE_NUMBER = /^\p{L}{1,14}\.?\s(?=\p{N})/u;

/** A line as the rows that the page makes of it. */
function rowsOf(line: string, at: number, { markup, places }: ScannedPage): string[] {
  const end = at + bareOf(line).length;
  const span = { from: places.of(at).markupAt, to: places.of(end - 1).markupAt };
  const found: string[] = [];
  let rest = line;
  let from = at;
  let seen = 0;
  const written = markup.slice(span.from, span.to);
  for (const { index, 2: name = '' } of written.matchAll(BLOCK_TAG)) {
    // What stands in a list of its own below an ingredient is said of that one.
    if (++seen > MOST_TAGS || LIST.test(name)) return [line];
    const begins = places.behind(span.from + index);
    if (begins <= from || begins >= end) continue;
    const split = splitAfter(bareOf(rest).slice(0, begins - from), rest);
    if (!split) continue;
    const [closing = ''] = /^[^\s([{]*/.exec(split.signs) ?? [];
    found.push(`${split.before}${closing}`.replace(/[,;]+$/, ''));
    rest = `${split.signs.slice(closing.length).trimStart()}${split.behind}`;
    from = begins;
  }
  return [...found, rest];
}

/** The ingredients, of which the page shows some as rows of their own where the data has them on one line. */
export function partAsShown(lines: string[], page: ScannedPage): string[] {
  if (lines.length > MAX_COMPARED) return lines;
  const language = once(() => guessLanguage(lines.join(' ')));
  const parted = seenLines(lines, page.shown).flatMap((seen) => {
    const { line, at } = seen;
    if (at < 0 || line.length > LINE_MAX || !MAY_BE_TWO.test(line)) return [line];
    // What no tag parts is one row.
    if (!isParted(seen, page)) return [line];
    const rows = rowsOf(line, at, page);
    const isBehindSign = (row: string): boolean =>
      /[,;]\s+$/.test(line.slice(0, Math.max(0, line.indexOf(row))));
    // An amount and its food may be rows, too; the food is then behind no comma, whatever is noted of it.
    const isOfRowAbove = (row: string, index: number): boolean =>
      index > 0 &&
      opensWithAmount(rows[index - 1] ?? '') &&
      !opensWithAmount(row.replace(WORD_BEFORE_NUMBER, ''));
    const isFood = (row: string, index: number): boolean =>
      isBehindSign(row)
        ? statesAmount(row) || namesAnotherFood(row, language())
        : statesAmount(row) && !isOfRowAbove(row, index);
    return rows.length > 1 && rows.every((row) => NAMES_SOMETHING.test(row)) && rows.every(isFood)
      ? rows
      : [line];
  });
  return parted.length > lines.length ? parted : lines;
}
