import { type Fraction, valueOf } from '../../ingredients/fraction.ts';
import type { FoodReading } from '../foods/food-reading.ts';
import { areNear } from './same-number.ts';
import { areForms } from '../word-forms.ts';

/** A number of a line and the word behind it, which it counts. */
interface Counted {
  number: Fraction;
  word: string;
}

const SEPARATORS = /^\P{L}*$/u;

function countedIn(text: string, foods: FoodReading): Counted[] {
  const { tokens } = foods.amountIn(text).line;
  return tokens.flatMap(({ value }, at) => {
    if (!value) return [];
    const word = tokens.slice(at + 1).find((next) => next.value || !SEPARATORS.test(next.key));
    return [{ number: value, word: word?.value ? '' : (word?.key ?? '') }];
  });
}

/** What is given in a second measure is rounded. */
const ROUNDED = 0.17;

const areFarApart = (one: Fraction, other: Fraction): boolean =>
  !areNear(valueOf(one), valueOf(other), ROUNDED);

/** Whether two lines count the same things one after the other, and one of these otherwise: "1 egg + 1 yolk" and "1 egg + 2 yolks". */
export function numbersBesideDiffer(line: string, row: string, foods: FoodReading): boolean {
  const [ours, theirs] = [countedIn(line, foods), countedIn(row, foods)];
  if (ours.length !== theirs.length) return false;
  const pairs = ours.map((one, at) => [one, theirs[at] ?? one] as const);
  const isOfSame = ([one, other]: readonly [Counted, Counted]): boolean => {
    const { units } = foods.lexicon;
    const [unit, otherUnit] = [units.get(one.word), units.get(other.word)];
    if (one.word === '' || other.word === '') return false;
    return unit !== undefined && otherUnit !== undefined
      ? unit === otherUnit
      : areForms(one.word, other.word);
  };
  return (
    pairs.every(isOfSame) && pairs.some(([one, other]) => areFarApart(one.number, other.number))
  );
}
