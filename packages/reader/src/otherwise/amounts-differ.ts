import { amountIn } from '../ingredients/amount-in.ts';
import { type Fraction, valueOf } from '../ingredients/fraction.ts';
import type { Lexicon } from '../ingredients/lexicon.ts';

/** Thirds are rounded. */
const ROUNDED = 0.02;

const isSame = (one: Fraction, other: Fraction): boolean =>
  Math.abs(valueOf(one) - valueOf(other)) <= ROUNDED * Math.max(valueOf(one), valueOf(other));

/** Whether two lines give other numbers of the same unit; a range is neither of its ends: "2 onions" and "2-3 onions". */
export function amountsDiffer(line: string, row: string, lexicon: Lexicon): boolean {
  const [{ amount: ours }, { amount: theirs }] = [amountIn(line, lexicon), amountIn(row, lexicon)];
  if (!ours.low || !ours.high || !theirs.low || !theirs.high || ours.unit !== theirs.unit)
    return false;
  return !isSame(ours.low, theirs.low) || !isSame(ours.high, theirs.high);
}
