import { findAmounts, isWeak } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { unitAfter } from './unit-after.ts';

const LEAD_BEFORE =
  /^\s*(?:(?:about|approx\.?|approximately|around|ca?\.?|circa|roughly|at least|up to|a? ?scant|a? ?generous|another|over|under|nearly|almost|between|juice of|zest of|~|≈|<|>|≤|≥)\s{0,2})?$/i;
const NO_AMOUNT_AFTER = /^\s?(?:[%°º]|-[a-z])/i;

function isLead(text: string, amount: Amount): boolean {
  const after = text.slice(amount.end, amount.end + 3);
  const unit = unitAfter(text, amount.end);
  if (NO_AMOUNT_AFTER.test(after) && !unit) return false;
  return !isWeak(amount) || unit !== null || /^\s*(?:\n|$)/.test(after);
}

/** The amount an ingredient line begins with, which counts the ingredient itself. */
export function leadAmount(text: string): Amount | null {
  const [first] = findAmounts(text);
  const opens = first && LEAD_BEFORE.test(text.slice(0, first.start));
  return opens && isLead(text, first) ? first : null;
}
