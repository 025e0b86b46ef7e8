import { valueOf } from '../../ingredients/fraction.ts';
import { hasSize, type MeasuredAmount, sayTheSame } from '../../ingredients/measure-size.ts';
import { kindOf, type UnitName } from '../../ingredients/unit.ts';
import type { FoodReading } from '../foods/food-reading.ts';

interface Packed {
  unit: UnitName;
  /** How much the line says that one of them holds, in one measure or two. */
  sizes: MeasuredAmount[];
}

/** What a line counts in cans, jars and the like; null where it counts or measures otherwise. */
function packedIn(text: string, foods: FoodReading): Packed | null {
  const { amount, line } = foods.amountIn(text);
  if (amount.unit === null || kindOf(amount.unit) !== 'container') return null;
  const sizes = line.tokens.flatMap(({ value }, at) => {
    // "14-ounce".
    const next = line.tokens[at + 1]?.key === '-' ? at + 2 : at + 1;
    const unit = value && foods.lexicon.units.get(line.tokens[next]?.key ?? '');
    if (!value || !unit || !hasSize(unit)) return [];
    return [{ low: valueOf(value), high: valueOf(value), unit }];
  });
  return { unit: amount.unit, sizes };
}

const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).toSorted().join(' ');

/**
 * Whether two lines say otherwise how much a package holds, or only one of them does: "1 can of beans" and "1 can of beans
 * (400 g)", "1 (14 oz) can of beans" and "1 can of beans (28 oz)".
 */
export function packageSizesDiffer(line: string, row: string, foods: FoodReading): boolean {
  // Most lines have the same numbers as their rows.
  if (numbersIn(line) === numbersIn(row)) return false;
  const [ours, theirs] = [packedIn(line, foods), packedIn(row, foods)];
  if (!ours || !theirs || ours.unit !== theirs.unit) return false;
  if (ours.sizes.length === 0 || theirs.sizes.length === 0)
    return ours.sizes.length !== theirs.sizes.length;
  return !ours.sizes.some((one) => theirs.sizes.some((other) => sayTheSame(one, other) !== false));
}
