import { findAmounts } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { isShare } from './fixed-size.ts';
import type { Fate } from './fixed-size.ts';
import { unitAfter, unitPastSize } from './unit-after.ts';
import type { UnitAfter } from './unit-after.ts';
import { isMeasuring } from './units.ts';

/** An amount and what becomes of it, with the unit word that follows its number. */
interface JudgedAmount {
  readonly amount: Amount;
  readonly unit: UnitAfter | null;
  readonly fate: Fate;
}

export type Judge = (amount: Amount, unit: UnitAfter | null) => Fate;

// "1 kg (2.2 lb)", "400g/14oz", "1 lb 4 oz": the same amount said again, or its smaller part.
const SAID_AGAIN = /^\.?\s?(?:[/([|–-]\s?(?:about |approx\.? |roughly )?)?$/i;

function fateSaidAgain(text: string, fate: Fate, [amount, unit]: [Amount, UnitAfter]): Fate {
  return fate === 'scaled' && isShare(text, amount, unit) ? 'share' : fate;
}

/**
 * The amounts of a text as a judge finds them. A measure that repeats the one before it shares
 * its fate, so that "a 900 g/2 lb loaf tin" and "1 kg (2.2 lb)" stay in step.
 */
export function judgedAmounts(
  text: string,
  judge: Judge,
  amounts: readonly Amount[] = findAmounts(text),
): JudgedAmount[] {
  let last: { end: number; fate: Fate } | null = null;
  return amounts.map((amount) => {
    const near = unitAfter(text, amount.end);
    const past = near ? null : unitPastSize(text, amount.end);
    const unit = past && !isMeasuring(past.unit) ? past : near;
    const measure = near && isMeasuring(near.unit) ? near : null;
    const isSaidAgain =
      last !== null && measure !== null && SAID_AGAIN.test(text.slice(last.end, amount.start));
    const fate: Fate =
      isSaidAgain && last && measure
        ? fateSaidAgain(text, last.fate, [amount, measure])
        : judge(amount, unit);
    last = measure && { end: measure.end, fate };
    return { amount, unit, fate };
  });
}
