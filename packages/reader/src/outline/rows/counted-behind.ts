import type { OutlineRow } from './outline-row.ts';

const NUMBER = String.raw`[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/⁄–-]{0,5}`;
/** "Eggs 3", "Leeks 2 stalks", "Flour 00 250 g": the amount of a food behind its name. */
const AMOUNT_BEHIND = new RegExp(
  String.raw`^\p{L}[^:]{1,40}\s${NUMBER}(?:\s?\p{L}[^\d¼-¾⅐-⅞]{0,40})?$`,
  'u',
);
/** Fewer may do so by chance. */
const FEWEST = 3;

/** Tells the rows that give an amount behind a name, in lists of which all known rows do so. */
export function countedBehind(known: Iterable<OutlineRow>): (row: OutlineRow) => boolean {
  const lists = Map.groupBy(known, ({ list }) => list);
  const givesBehind = (list: number): boolean => {
    const rows = (lists.get(list) ?? []).filter(({ text }) => /[\d¼-¾⅐-⅞]/u.test(text));
    return rows.length >= FEWEST && rows.every(({ text }) => AMOUNT_BEHIND.test(text));
  };
  return ({ text, list }) => AMOUNT_BEHIND.test(text) && givesBehind(list);
}
