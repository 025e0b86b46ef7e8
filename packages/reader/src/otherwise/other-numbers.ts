import { bareOf } from '../text/bare-text.ts';
import { withFractions } from '../text/decimal-fractions.ts';

const NUMBER = /\d+(?:[.,/⁄]\d+)*/g;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

/** "400", "1,5", "1/2", "1,000". */
function valueOf(number: string): number {
  if (THOUSANDS.test(number)) return Number(number.replaceAll(/[.,]/g, ''));
  const [top = '0', bottom = '1'] = number.replaceAll(',', '.').split(/[/⁄]/);
  return Number(top) / Number(bottom);
}

const numbersOf = (line: string): number[] => (line.match(NUMBER) ?? []).map(valueOf);
const lettersOf = (line: string): string => bareOf(line).replaceAll(/\d/g, '');

/** Thirds are rounded. */
const ROUNDED = 0.05;
const areOther = (one: number, other: number): boolean =>
  Math.abs(one - other) > Math.max(one, other) * ROUNDED;

/** Whether two lines say the same but for one of their numbers: "1 (400 g) can of beans" and "1 (800 g) can of beans". */
export function haveOtherNumbers(one: string, other: string): boolean {
  if (lettersOf(one) !== lettersOf(other)) return false;
  const [ours, theirs] = [numbersOf(withFractions(one)), numbersOf(withFractions(other))];
  return (
    ours.length === theirs.length && ours.some((number, at) => areOther(number, theirs[at] ?? 0))
  );
}
