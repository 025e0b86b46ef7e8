import type { FoodReading } from '../foods/food-reading.ts';
import { isSameNumber } from './same-number.ts';

/** Whether two lines give other numbers of the same unit; a range is neither of its ends: "2 onions" and "2-3 onions". */
export function amountsDiffer(line: string, row: string, foods: FoodReading): boolean {
  const [{ amount: ours }, { amount: theirs }] = [foods.amountIn(line), foods.amountIn(row)];
  if (!ours.low || !ours.high || !theirs.low || !theirs.high || ours.unit !== theirs.unit)
    return false;
  return !isSameNumber(ours.low, theirs.low) || !isSameNumber(ours.high, theirs.high);
}
