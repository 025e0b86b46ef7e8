import { bareOf } from '../../text/bare-text.ts';
import { withFractions } from '../../text/decimal-fractions.ts';
import { NUMBER, numberOf, withWrittenFractions } from '../../text/written-numbers.ts';

const ANY_NUMBER = new RegExp(NUMBER, 'gu');

/** "400", "1,5", "1 1/2", "1,000". */
const numbersOf = (line: string): number[] =>
  [...withWrittenFractions(withFractions(line)).matchAll(ANY_NUMBER)].map(numberOf);
const lettersOf = (line: string): string => bareOf(line).replaceAll(/\d/g, '');

/** Thirds are rounded. */
const ROUNDED = 0.05;
const areOther = (one: number, other: number): boolean =>
  Math.abs(one - other) > Math.max(one, other) * ROUNDED;

/** Whether two lines say the same but for one of their numbers: "1 (400 g) can of beans" and "1 (800 g) can of beans". */
export function haveOtherNumbers(one: string, other: string): boolean {
  if (lettersOf(one) !== lettersOf(other)) return false;
  const [ours, theirs] = [
    numbersOf(withWrittenFractions(one)),
    numbersOf(withWrittenFractions(other)),
  ];
  return (
    ours.length === theirs.length && ours.some((number, at) => areOther(number, theirs[at] ?? 0))
  );
}
