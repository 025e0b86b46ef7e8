import { findAmounts } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { isShare } from './fixed-size.ts';
import { unitAfter, unitPastSize } from './unit-after.ts';
import type { UnitAfter } from './unit-after.ts';
import { isMeasuring } from './units.ts';

/** An amount that follows the factor, with the unit word that follows its number. */
interface ScaledAmount {
  readonly amount: Amount;
  readonly unit: UnitAfter | null;
}

export type Judge = (amount: Amount, unit: UnitAfter | null) => boolean;

// "1 kg (2.2 lb)", "400g/14oz", "1 lb 4 oz": the same amount said again, or its smaller part.
const SAID_AGAIN = /^\.?\s?(?:[/([|–-]\s?(?:about |approx\.? |roughly )?)?$/i;

/**
 * The amounts of a text that a judge lets scale. A measure that repeats the one before it shares
 * its fate, so that "a 900 g/2 lb loaf tin" and "1 kg (2.2 lb)" stay in step.
 */
export function scaledAmounts(text: string, judge: Judge): ScaledAmount[] {
  const scaled: ScaledAmount[] = [];
  let last: { end: number; isScaled: boolean } | null = null;
  for (const amount of findAmounts(text)) {
    const near = unitAfter(text, amount.end);
    const past = near ? null : unitPastSize(text, amount.end);
    const unit = past && !isMeasuring(past.unit) ? past : near;
    const measure = near && isMeasuring(near.unit) ? near : null;
    const saidAgain: boolean =
      last !== null && measure !== null && SAID_AGAIN.test(text.slice(last.end, amount.start));
    const isScaled: boolean =
      saidAgain && last !== null && measure !== null
        ? last.isScaled && !isShare(text, amount, measure)
        : judge(amount, unit);
    if (isScaled) scaled.push({ amount, unit });
    last = measure && { end: measure.end, isScaled };
  }
  return scaled;
}
