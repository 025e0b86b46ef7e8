import type { Fraction } from '../../ingredients/fraction.ts';
import { hasSize } from '../../ingredients/measure-size.ts';
import type { UnitName } from '../../ingredients/unit.ts';
import type { FoodReading } from '../foods/food-reading.ts';
import { areOtherUnits } from './other-units.ts';
import { isSameNumber } from './same-number.ts';

/** A number of a line, and what it measures; null where that has no size. */
interface Measure {
  number: Fraction;
  unit: UnitName | null;
}

/** All that a line measures: "190 g" and "1½ tsp" in "190g/1½ tsp". */
function measuresIn(text: string, foods: FoodReading): Measure[] {
  const { amount, line } = foods.amountIn(text);
  const { tokens } = line;
  return tokens.flatMap(({ value }, at) => {
    if (!value) return [];
    // "14-ounce".
    const next = tokens[at + 1]?.key === '-' ? tokens[at + 2] : tokens[at + 1];
    const isUnit = amount.roles[at] === 'quantity' && amount.roles[at + 1] === 'unit';
    // A capital tells "1 T." from "1 t.".
    const unit = (isUnit ? amount.unit : null) ?? foods.lexicon.units.get(next?.key ?? '');
    return [{ number: value, unit: unit !== undefined && hasSize(unit) ? unit : null }];
  });
}

/** Whether two lines give the same numbers of other measures, be it only beside their amounts: "190g/1½ tsp" and "190g/1½ tbsp". */
export function areOtherMeasures(line: string, row: string, foods: FoodReading): boolean {
  const [ours, theirs] = [measuresIn(line, foods), measuresIn(row, foods)];
  if (ours.length !== theirs.length) return false;
  const pairs = ours.map((one, at) => [one, theirs[at] ?? one] as const);
  return (
    pairs.every(([one, other]) => isSameNumber(one.number, other.number)) &&
    pairs.some(
      ([one, other]) =>
        one.unit !== null && other.unit !== null && areOtherUnits(one.unit, other.unit),
    )
  );
}
