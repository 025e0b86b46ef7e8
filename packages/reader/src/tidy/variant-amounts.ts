import type { Amount } from '../ingredients/amount.ts';
import { amountIn } from '../ingredients/amount-in.ts';
import { valueOf } from '../ingredients/fraction.ts';
import { guessLanguage } from '../ingredients/heard-language.ts';
import { lexiconOf } from '../ingredients/language.ts';
import { measuredAmount, sayTheSame } from '../ingredients/measure-size.ts';

/** How the amount of an item in one list relates to that in another. */
interface Relation {
  /** By how much there is more of it; not a number where both cannot be the same, and it cannot be told. */
  factor: number;
  isInOtherMeasure: boolean;
}

function relationOf(one: Amount, other: Amount): Relation | null {
  const [measured, otherMeasured] = [measuredAmount(one), measuredAmount(other)];
  if (measured && otherMeasured && measured.unit !== otherMeasured.unit) {
    const factor = sayTheSame(measured, otherMeasured) === false ? NaN : 1;
    return { factor, isInOtherMeasure: true };
  }
  if (!one.low || !other.low || one.unit !== other.unit) return null;
  return { factor: valueOf(other.low) / valueOf(one.low), isInOtherMeasure: false };
}

function relations(lines: readonly string[], others: readonly string[]): Relation[] {
  const lexicon = lexiconOf(guessLanguage(lines.join('\n')));
  return lines.flatMap((line, at) => {
    const [one, other] = [amountIn(line, lexicon), amountIn(others[at] ?? '', lexicon)];
    return relationOf(one.amount, other.amount) ?? [];
  });
}

/** Amounts are rounded to what can be weighed and counted. */
const ROUNDED = 0.15;
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= ROUNDED * Math.max(one, other);

/** What is too little to be told apart stays as it is for more people: a pinch, a teaspoon. */
const isBetween = (factor: number, most: number): boolean =>
  isNear(factor, 1) ||
  isNear(factor, most) ||
  (Math.min(1, most) < factor && factor < Math.max(1, most));

/** Of the amounts, so many have to be more by the same. */
const MOST = 0.6;
/** Where so many are in other measures, one that was converted wrongly makes no other list of it. */
const IN_OTHER_MEASURES = 0.5;

/**
 * Whether the amounts of a list are those of another one for the same items: the same in other measures, or all of them by as
 * much more.
 */
export function areAmountsAlike(lines: readonly string[], others: readonly string[]): boolean {
  const found = relations(lines, others);
  const converted = found.filter(({ isInOtherMeasure }) => isInOtherMeasure).length;
  if (converted > 0 && converted >= found.length * IN_OTHER_MEASURES) return true;
  const factors = found.map(({ factor }) => factor);
  if (factors.some(Number.isNaN)) return false;
  const changed = factors.filter((factor) => !isNear(factor, 1));
  const [most = 1] = changed.toSorted(
    (one, other) => Math.abs(Math.log(other)) - Math.abs(Math.log(one)),
  );
  const alike = changed.filter((factor) => isNear(factor, most));
  return (
    alike.length >= changed.length * MOST && factors.every((factor) => isBetween(factor, most))
  );
}

/** Whether there is more of one item and less of another: no number of people makes such a list of the first. */
export function areAmountsUnrelated(lines: readonly string[], others: readonly string[]): boolean {
  const found = relations(lines, others);
  if (found.some(({ isInOtherMeasure }) => isInOtherMeasure)) return false;
  const changed = found.map(({ factor }) => factor).filter((factor) => !isNear(factor, 1));
  return changed.some((factor) => factor > 1) && changed.some((factor) => factor < 1);
}
