import { statesAmount } from '../../lines/page-line-likeness.ts';
import { isStaple } from '../../vocabulary/staples.ts';
import type { OutlineRow } from './outline-row.ts';

/** "Chicken", "Spiced rice". */
const NAME = /^\p{Lu}[\p{L}'’&-]*(?:\s[\p{L}'’&-]+){0,3}$/u;
const BLOCK_LEAST = 2;
const NAMES_LEAST = 2;

const isName = ({ text }: OutlineRow): boolean => NAME.test(text) && !isStaple(text);

/** Whether a row stands above some of the same list that all state amounts. */
const headsBlock = (rows: readonly OutlineRow[], at: number): boolean => {
  const below = rows.slice(at + 1, at + 1 + BLOCK_LEAST);
  return (
    below.length === BLOCK_LEAST &&
    below.every(({ list, text }) => list === rows[at]?.list && statesAmount(text))
  );
};

/**
 * The rows of lists that name parts of the dish by what they are made of: several of a list, each above rows with amounts.
 * One alone may as well be bought without an amount.
 */
export function partRows(rows: readonly OutlineRow[]): ReadonlySet<OutlineRow> {
  const names = rows.filter((row, at) => isName(row) && headsBlock(rows, at));
  const inSameList = ({ list }: OutlineRow): number =>
    names.filter((other) => other.list === list).length;
  return new Set(names.filter((row) => inSameList(row) >= NAMES_LEAST));
}
