import type { OutlineRow } from './outline-row.ts';

const NUMBER = String.raw`[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/⁄–-]{0,5}`;
/** "Eggs 3": nothing but the number of a food behind its name. */
const COUNTED = new RegExp(String.raw`^\p{L}[^\d¼-¾⅐-⅞:]{1,40}\s${NUMBER}$`, 'u');
/** The same of what is measured as well: "Butter 120 g". */
const AMOUNT_BEHIND = new RegExp(String.raw`^\p{L}[^\d¼-¾⅐-⅞]+\s${NUMBER}(?:\s?\p{L}.*)?$`, 'u');
/** Fewer may do so by chance. */
const FEWEST = 3;

/** Tells the rows that only count a food behind its name, in lists of which all known rows give their amounts behind the names. */
export function countedBehind(known: Iterable<OutlineRow>): (row: OutlineRow) => boolean {
  const lists = Map.groupBy(known, ({ list }) => list);
  const givesBehind = (list: number): boolean => {
    const rows = (lists.get(list) ?? []).filter(({ text }) => /[\d¼-¾⅐-⅞]/u.test(text));
    return rows.length >= FEWEST && rows.every(({ text }) => AMOUNT_BEHIND.test(text));
  };
  return ({ text, list }) => COUNTED.test(text) && givesBehind(list);
}
