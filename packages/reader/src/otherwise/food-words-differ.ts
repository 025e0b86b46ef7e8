import { amountIn } from '../ingredients/amount-in.ts';
import type { Lexicon } from '../ingredients/lexicon.ts';
import { kindOf, type UnitName } from '../ingredients/unit.ts';
import { withoutMarks } from '../text/without-marks.ts';
import { wordsOf } from '../text/word-share.ts';
import { isMadeOfBoth } from './compound-word.ts';
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

/** Shorter words only hold others together, or stand for longer ones. */
const SHORTEST = 3;
/** What cooks write for the size of a piece. */
const SIZES: ReadonlyMap<string, string> = new Map([
  ['kl', 'klein'],
  ['lg', 'large'],
  ['sm', 'small'],
]);
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
    if (!/^\D+$/u.test(word)) return [];
    if (smallWords.has(word) || holdsTogether.some((table) => table.get(word))) return [];
    const unit = units.get(word) ?? null;
    const isLeftOut = unit !== null && (kindOf(unit) === 'measure' || OF_ANYTHING.has(unit));
    const long = SIZES.get(word);
    if (isLeftOut || (word.length < SHORTEST && unit === null && long === undefined)) return [];
    return [{ written: word, word: long ?? withoutMarks(word), unit }];
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

/** The terms of a line that another has in no form; short ones tell at most what longer ones say. */
const onlyIn = (terms: readonly Term[], others: readonly Term[]): Term[] =>
  terms.filter(
    (term) => term.written.length >= SHORTEST && !others.some((other) => areAlike(term, other)),
  );

const joined = (terms: readonly Term[]): string => terms.map(({ word }) => word).join('');

/** Whether terms are one word for a food with what it is counted by, which others write before it: "Knoblauchzehen", "Zehen Knoblauch". */
function isCompound([whole, ...others]: readonly Term[], parts: readonly Term[]): boolean {
  const [counted, food, ...more] = parts;
  if (!whole || !counted || !food || others.length + more.length > 0) return false;
  return counted.unit !== null && isMadeOfBoth(whole.word, food.word, counted.word);
}

/** Whether one of two lines on the same food says something of it that the other does not: "2 onions" and "2 red onions, chopped". */
export function foodWordsDiffer(line: string, row: string, lexicon: Lexicon): boolean {
  const [ours, theirs] = [termsOf(line, lexicon), termsOf(row, lexicon)];
  const [mine, others] = [onlyIn(ours, theirs), onlyIn(theirs, ours)];
  // Some write two words as one.
  return joined(mine) !== joined(others) && !isCompound(mine, others) && !isCompound(others, mine);
}
