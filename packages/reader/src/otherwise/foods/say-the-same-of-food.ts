import type { Amount } from '../../ingredients/amount.ts';
import { type Fraction, valueOf } from '../../ingredients/fraction.ts';
import type { Lexicon } from '../../ingredients/lexicon.ts';
import type { Line } from '../../ingredients/line.ts';
import {
  hasSize,
  measuredAmount,
  type MeasuredAmount,
  sayTheSame,
} from '../../ingredients/measure-size.ts';
import { kindOf, type UnitName } from '../../ingredients/unit.ts';
import { FoodReading } from './food-reading.ts';
import { foodWordsDiffer } from './food-words-differ.ts';
import { areOtherMeasures } from '../amounts/other-measures.ts';
import { isSameNumber } from '../amounts/same-number.ts';
import { withMeasuresTurned } from '../amounts/turned-measures.ts';

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

/** A number of a line beside its amount, with what it measures: what a can holds, how thick a slice is. */
interface Beside {
  number: Fraction;
  unit: UnitName | null;
}

const besideIn = ({ amount, line }: Stated, { units }: Lexicon): Beside[] =>
  line.tokens.flatMap(({ value }, at) => {
    if (!value || amount.roles[at] === 'quantity') return [];
    // "14-ounce".
    const next = line.tokens[at + 1]?.key === '-' ? line.tokens[at + 2] : line.tokens[at + 1];
    const unit = units.get(next?.key ?? '');
    return [{ number: value, unit: unit !== undefined && hasSize(unit) ? unit : null }];
  });

const asMeasured = ({ number, unit }: Beside): MeasuredAmount | null =>
  unit && { low: valueOf(number), high: valueOf(number), unit };

/** Of a single package, what it holds: "1 x 400 g tin". */
function heldByOne(stated: Stated, lexicon: Lexicon): MeasuredAmount | null {
  const { low, high, unit } = stated.amount;
  if (!low || !high || valueOf(low) !== 1 || valueOf(high) !== 1) return null;
  const [size, another] = besideIn(stated, lexicon);
  if (unit === null || kindOf(unit) !== 'container' || !size || another) return null;
  return asMeasured(size);
}

/**
 * Whether two amounts in other units are of one size, or may be where one is of a few spoons: "1 kg" and "1000 g", "2 tbsp" and
 * "30 g". What a cup weighs is another matter with every food.
 */
function areOfOneSize(ours: Stated, theirs: Stated, lexicon: Lexicon): boolean {
  const [one, other] = [ours, theirs].map((stated) => measuredAmount(stated.amount));
  const [held, otherHeld] = [heldByOne(ours, lexicon), heldByOne(theirs, lexicon)];
  if (one && otherHeld) return sayTheSame(one, otherHeld) === true;
  if (other && held) return sayTheSame(other, held) === true;
  if (!one || !other || one.unit === other.unit) return false;
  const isSame = sayTheSame(one, other);
  return isSame ?? (SPOONS.has(one.unit) || SPOONS.has(other.unit));
}

function areAlike(one: Beside, other: Beside): boolean {
  const [ours, theirs] = [asMeasured(one), asMeasured(other)];
  if (ours && theirs) return sayTheSame(ours, theirs) !== false;
  return one.unit === other.unit && isSameNumber(one.number, other.number);
}

/** Whether all that one line measures beside its amount the other does as well, which may give it in a second measure. */
function agreeBeside(ours: readonly Beside[], theirs: readonly Beside[]): boolean {
  const [fewer = [], more = []] = [ours, theirs].toSorted((a, b) => a.length - b.length);
  return fewer.every((one) => more.some((other) => areAlike(one, other)));
}

/** Whether two lines give the same amount of one food and note the same of it, by whatever words and in whatever of their measures. */
export function areSaidAlike(line: string, row: string, foods: FoodReading): boolean {
  if (areAlikeAsWritten(line, row, foods)) return true;
  const [ours, theirs] = [withMeasuresTurned(line), withMeasuresTurned(row)];
  return (
    (theirs !== null && areAlikeAsWritten(line, theirs, foods)) ||
    (ours !== null && areAlikeAsWritten(ours, row, foods))
  );
}

function areAlikeAsWritten(line: string, row: string, foods: FoodReading): boolean {
  const { lexicon } = foods;
  const [ours, theirs] = [foods.amountIn(line), foods.amountIn(row)];
  if (!areSameAmounts(ours, theirs) && !areOfOneSize(ours, theirs, lexicon)) return false;
  if (!agreeBeside(besideIn(ours, lexicon), besideIn(theirs, lexicon))) return false;
  return !areOtherMeasures(line, row, foods) && !foodWordsDiffer(line, row, foods);
}

/** The same of two lines that are held against no others. */
export const sayTheSameOfFood = (line: string, row: string, lexicon: Lexicon): boolean =>
  areSaidAlike(line, row, new FoodReading(lexicon));
