import { amountIn } from '../ingredients/amount-in.ts';
import type { Amount } from '../ingredients/amount.ts';
import type { Fraction } from '../ingredients/fraction.ts';
import type { Lexicon } from '../ingredients/lexicon.ts';
import type { Line } from '../ingredients/line.ts';
import { measuredAmount, sayTheSame } from '../ingredients/measure-size.ts';
import { kindOf, type UnitName } from '../ingredients/unit.ts';
import { foodWordsDiffer } from './food-words-differ.ts';
import { areOtherMeasures } from './other-measures.ts';
import { isSameNumber } from './same-number.ts';

const areSame = (one: Fraction | null, other: Fraction | null): boolean =>
  one === null || other === null ? one === other : isSameNumber(one, other);

interface Stated {
  amount: Amount;
  line: Line;
}

/** What a food is counted by may be a word of it, or left out: "2 garlic cloves" and "2 cloves garlic", "1 piece of ginger". */
const isCounted = ({ unit }: Amount): boolean => unit === null || kindOf(unit) !== 'measure';

const areSameAmounts = ({ amount: ours }: Stated, { amount: theirs }: Stated): boolean =>
  (ours.unit === theirs.unit ||
    ((ours.unit === null || theirs.unit === null) && isCounted(ours) && isCounted(theirs))) &&
  areSame(ours.low, theirs.low) &&
  areSame(ours.high, theirs.high);

const SPOONS: ReadonlySet<UnitName> = new Set<UnitName>(['teaspoon', 'dessertspoon', 'tablespoon']);

/**
 * Whether two amounts in other units are of one size, or may be where one is of a few spoons: "1 kg" and "1000 g", "2 tbsp" and
 * "30 g". What a cup weighs is another matter with every food.
 */
function areOfOneSize({ amount: ours }: Stated, { amount: theirs }: Stated): boolean {
  const [one, other] = [measuredAmount(ours), measuredAmount(theirs)];
  if (one === null || other === null || one.unit === other.unit) return false;
  const isSame = sayTheSame(one, other);
  return isSame ?? (SPOONS.has(one.unit) || SPOONS.has(other.unit));
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
  if (!areSameAmounts(ours, theirs) && !areOfOneSize(ours, theirs)) return false;
  const [numbers, others] = [otherNumbers(ours), otherNumbers(theirs)];
  // Only one of them may give the amount in a second measure.
  if (numbers !== '' && others !== '' && numbers !== others) return false;
  return !areOtherMeasures(line, row, lexicon) && !foodWordsDiffer(line, row, lexicon);
}
