import type { Amount } from '../../ingredients/amount.ts';
import type { Line } from '../../ingredients/line.ts';
import { kindOf, type UnitName } from '../../ingredients/unit.ts';
import { withoutMarks } from '../../text/without-marks.ts';
import { wordsOf } from '../../text/word-share.ts';

/** A word of an ingredient, or what it is counted in. */
export interface Term {
  /** As it stands there, in small letters. */
  written: string;
  /** Without the marks on its letters. */
  word: string;
  unit: UnitName | null;
}

/** Shorter words only hold others together, or stand for longer ones. */
export const SHORTEST_TERM = 3;
/** What cooks write for the size of a piece. */
const SIZES: ReadonlyMap<string, string> = new Map([
  ['kl', 'klein'],
  ['lg', 'large'],
  ['sm', 'small'],
]);
/** "2 eggs" and "2 pieces of egg" are the same. */
const OF_ANYTHING: ReadonlySet<UnitName> = new Set<UnitName>(['piece', 'unit']);

/** The words that say what a food is and what is done to it: numbers and measures are compared by themselves. */
export function foodTerms({ amount, line }: { amount: Amount; line: Line }): Term[] {
  const { units, numbers, joiners, approximately, rangeWords, plusWords, smallWords } =
    line.lexicon;
  const holdsTogether = [numbers, joiners, approximately, rangeWords, plusWords];
  const isMeasured = amount.unit !== null && kindOf(amount.unit) === 'measure';
  const told = line.tokens.filter(
    (_, at) => amount.roles[at] !== 'joint' && !(isMeasured && amount.roles[at] === 'unit'),
  );
  return wordsOf(told.map(({ text: word }) => word).join(' ')).flatMap((word) => {
    if (!/^\D+$/u.test(word)) return [];
    if (smallWords.has(word) || holdsTogether.some((table) => table.get(word))) return [];
    const unit = units.get(word) ?? null;
    const isLeftOut = unit !== null && (kindOf(unit) === 'measure' || OF_ANYTHING.has(unit));
    const long = SIZES.get(word);
    if (isLeftOut || (word.length < SHORTEST_TERM && unit === null && long === undefined))
      return [];
    return [{ written: word, word: long ?? withoutMarks(word), unit }];
  });
}
