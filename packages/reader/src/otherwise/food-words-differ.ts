import { amountIn } from '../ingredients/amount-in.ts';
import type { Lexicon } from '../ingredients/lexicon.ts';
import { kindOf, type UnitName } from '../ingredients/unit.ts';
import { withoutMarks } from '../text/without-marks.ts';
import { wordsOf } from '../text/word-share.ts';
import { areOtherUnits } from './other-units.ts';
import { withoutPointers } from './points-elsewhere.ts';
import { areForms } from './word-forms.ts';

/** A word of an ingredient, or what it is counted in. */
interface Term {
  /** As it stands there, in small letters. */
  written: string;
  /** Without the marks on its letters. */
  word: string;
  unit: UnitName | null;
}

/** Shorter words only hold others together. */
const SHORTEST = 3;
/** "2 eggs" and "2 pieces of egg" are the same. */
const OF_ANYTHING: ReadonlySet<UnitName> = new Set<UnitName>(['piece', 'unit']);

/** The words that say what a food is and what is done to it: numbers and measures are compared by themselves. */
function termsOf(text: string, lexicon: Lexicon): Term[] {
  const { units, numbers, joiners, approximately, rangeWords, plusWords, smallWords } = lexicon;
  const holdsTogether = [numbers, joiners, approximately, rangeWords, plusWords];
  const { amount, line } = amountIn(withoutPointers(text), lexicon);
  const isMeasured = amount.unit !== null && kindOf(amount.unit) === 'measure';
  const told = line.tokens.filter(
    (_, at) => amount.roles[at] !== 'joint' && !(isMeasured && amount.roles[at] === 'unit'),
  );
  return wordsOf(told.map(({ text: word }) => word).join(' ')).flatMap((word) => {
    if (word.length < SHORTEST || !/^\D+$/u.test(word)) return [];
    if (smallWords.has(word) || holdsTogether.some((table) => table.get(word))) return [];
    const unit = units.get(word) ?? null;
    const isLeftOut = unit !== null && (kindOf(unit) === 'measure' || OF_ANYTHING.has(unit));
    return isLeftOut ? [] : [{ written: word, word: withoutMarks(word), unit }];
  });
}

/** The longest of these words, as it is written: it stands in few rows. */
export const longestFoodWord = (text: string, lexicon: Lexicon): string =>
  termsOf(text, lexicon).reduce(
    (longest, { written }) => (written.length > longest.length ? written : longest),
    '',
  );

const areAlike = (one: Term, other: Term): boolean =>
  areForms(one.word, other.word) ||
  (one.unit !== null && other.unit !== null && !areOtherUnits(one.unit, other.unit));

const onlyIn = (terms: readonly Term[], others: readonly Term[]): string =>
  terms
    .filter((term) => !others.some((other) => areAlike(term, other)))
    .map(({ word }) => word)
    .join('');

/** Whether one of two lines on the same food says something of it that the other does not: "2 onions" and "2 red onions, chopped". */
export function foodWordsDiffer(line: string, row: string, lexicon: Lexicon): boolean {
  const [ours, theirs] = [termsOf(line, lexicon), termsOf(row, lexicon)];
  // Some write two words as one.
  return onlyIn(ours, theirs) !== onlyIn(theirs, ours);
}
