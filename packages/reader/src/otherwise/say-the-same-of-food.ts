import { amountIn } from '../ingredients/amount-in.ts';
import type { Amount } from '../ingredients/amount.ts';
import type { Fraction } from '../ingredients/fraction.ts';
import type { Lexicon } from '../ingredients/lexicon.ts';
import type { Line } from '../ingredients/line.ts';
import { measuredAmount, sayTheSame } from '../ingredients/measure-size.ts';
import { foodWordsDiffer } from './food-words-differ.ts';
import { areOtherMeasures } from './other-measures.ts';
import { isSameNumber } from './same-number.ts';

const areSame = (one: Fraction | null, other: Fraction | null): boolean =>
  one === null || other === null ? one === other : isSameNumber(one, other);

interface Stated {
  amount: Amount;
  line: Line;
}

const areSameAmounts = ({ amount: ours }: Stated, { amount: theirs }: Stated): boolean =>
  ours.unit === theirs.unit && areSame(ours.low, theirs.low) && areSame(ours.high, theirs.high);

/** Whether two amounts in other units may be of one size: "2 tbsp" and "30 g". */
function mayBeOfOneSize({ amount: ours }: Stated, { amount: theirs }: Stated): boolean {
  const [one, other] = [measuredAmount(ours), measuredAmount(theirs)];
  return (
    one !== null && other !== null && one.unit !== other.unit && sayTheSame(one, other) !== false
  );
}

/** The numbers of a line beside its amount: what a can holds, how thick a slice is. */
const otherNumbers = ({ amount, line }: Stated): string =>
  line.tokens
    .filter(({ kind }, at) => kind === 'number' && amount.roles[at] !== 'quantity')
    .map(({ key }) => key)
    .toSorted()
    .join(' ');

/** Whether two lines give the same amount of one food and note the same of it, by whatever words and in whatever measure. */
export function sayTheSameOfFood(line: string, row: string, lexicon: Lexicon): boolean {
  const [ours, theirs] = [amountIn(line, lexicon), amountIn(row, lexicon)];
  if (!areSameAmounts(ours, theirs) && !mayBeOfOneSize(ours, theirs)) return false;
  const [numbers, others] = [otherNumbers(ours), otherNumbers(theirs)];
  // Only one of them may give the amount in a second measure.
  if (numbers !== '' && others !== '' && numbers !== others) return false;
  return !areOtherMeasures(line, row, lexicon) && !foodWordsDiffer(line, row, lexicon);
}
