import type { Amount } from '../ingredients/amount.ts';
import { amountIn } from '../ingredients/amount-in.ts';
import { valueOf } from '../ingredients/fraction.ts';
import { guessLanguage } from '../ingredients/heard-language.ts';
import { lexiconOf } from '../ingredients/language.ts';
import { measuredAmount, sayTheSame } from '../ingredients/measure-size.ts';

/** By how much more of it there is in another amount; null where that cannot be told. */
function factorOf(one: Amount, other: Amount): number | null {
  const [measured, otherMeasured] = [measuredAmount(one), measuredAmount(other)];
  if (measured && otherMeasured && measured.unit !== otherMeasured.unit)
    return sayTheSame(measured, otherMeasured) === false ? NaN : 1;
  if (!one.low || !other.low || one.unit !== other.unit) return null;
  return valueOf(other.low) / valueOf(one.low);
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

/**
 * Whether the amounts of a list are those of another one for the same items: the same in other measures, or all of them by as
 * much more.
 */
export function areAmountsAlike(lines: readonly string[], others: readonly string[]): boolean {
  const lexicon = lexiconOf(guessLanguage(lines.join('\n')));
  const factors = lines.flatMap((line, at) => {
    const [one, other] = [amountIn(line, lexicon), amountIn(others[at] ?? '', lexicon)];
    return factorOf(one.amount, other.amount) ?? [];
  });
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
