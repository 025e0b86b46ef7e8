import { plainLine } from '../text/plain-text.ts';
import type { RowTexts } from './row-texts.ts';

const CELL = /<td\b[^<>]{0,600}>([^]{0,600}?)<\/td/gi;
const FEWEST_CELLS = 3;
const AMOUNT = /^(?:\d|[¼-¾⅐-⅞])/u;

/** The lines that the columns of a row say, one for each amount; none where it is no name with several amounts behind it. */
function linesIn(written: string): string[] {
  if (!/<td/i.test(written)) return [];
  const [name = '', ...amounts] = Array.from(`${written}</td`.matchAll(CELL), ([, cell = '']) =>
    plainLine(cell),
  );
  const isNamed = /\p{L}{2}/u.test(name) && !/\d/.test(name);
  if (!isNamed || amounts.length + 1 < FEWEST_CELLS) return [];
  return amounts.every((amount) => AMOUNT.test(amount))
    ? amounts.map((amount) => `${amount} ${name}`)
    : [];
}

/**
 * The rows as each of the columns has them, where a table gives several amounts of what it names first: for cups and for grams,
 * for one cake and for two. None where it does not.
 */
export function amountColumns(rows: readonly RowTexts[]): RowTexts[][] {
  const lines = rows.map(({ written }) => linesIn(written));
  const columns = Math.max(0, ...lines.map(({ length }) => length));
  return Array.from({ length: columns }, (_, column) =>
    rows.map((row, at) => {
      const line = lines[at]?.[column];
      return line === undefined ? row : { joined: line, apart: line, written: line };
    }),
  );
}
