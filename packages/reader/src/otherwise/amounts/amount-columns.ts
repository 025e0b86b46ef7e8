import { plainLine } from '../../text/plain-text.ts';
import { CURRENCY_WORDS } from '../../vocabulary/currency-words.ts';
import type { RowTexts } from '../lists/row-texts.ts';

const CELL = /<td\b[^<>]{0,600}>([^]{0,600}?)<\/td/gi;
const FEWEST_CELLS = 3;
const AMOUNT = /^(?:\d|[¼-¾⅐-⅞])/u;
/** What a column says beside amounts: the price of each food, its share, what it holds; nothing of some. */
const SAID_BESIDE = new RegExp(
  String.raw`^[\s–-]*$|[€$£]|\d\s*(?:%|k?cal|kj|cents?|ct|${CURRENCY_WORDS})\.?$`,
  'iu',
);

const isName = (cell: string): boolean => /\p{L}{2}/u.test(cell) && !/\d/.test(cell);

/** The lines that the columns of a row say, one for each amount; none where it is no name with several cells beside it. */
function linesIn(written: string): string[] {
  if (!/<td/i.test(written)) return [];
  const cells = Array.from(`${written}</td`.matchAll(CELL), ([, cell = '']) => plainLine(cell));
  const [name, another] = cells.filter((cell) => isName(cell) && !SAID_BESIDE.test(cell));
  if (name === undefined || another !== undefined || cells.length < FEWEST_CELLS) return [];
  const amounts = cells.filter((cell) => cell !== name && !SAID_BESIDE.test(cell));
  return amounts.every((amount) => AMOUNT.test(amount))
    ? amounts.map((amount) => `${amount} ${name}`)
    : [];
}

/** Whether a row only says what its columns are: "2 people", "4 people". */
const isHead = ({ written }: RowTexts): boolean =>
  /<th\b/i.test(written) && !/<td\b/i.test(written);

/**
 * The rows as each of the columns has them, where a table gives several amounts of what it names, or something else beside one:
 * for cups and for grams, for one cake and for two, with the price. None where it does not.
 */
export function amountColumns(all: readonly RowTexts[]): RowTexts[][] {
  const rows = all.filter((row) => !isHead(row));
  const lines = rows.map(({ written }) => linesIn(written));
  const columns = Math.max(0, ...lines.map(({ length }) => length));
  return Array.from({ length: columns }, (_, column) =>
    rows.map((row, at) => {
      const line = lines[at]?.[column];
      return line === undefined ? row : { joined: line, apart: line, written: line };
    }),
  );
}
