import { readServings } from '../fields/servings.ts';
import type { Finding } from '../finding/finding.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { firstSeen } from '../shown/seen-lines.ts';
import { numbersAbove, yieldsAbove } from '../shown/stated-yields.ts';
import { COUNTED_SERVINGS } from '../vocabulary/fact-words.ts';

/** Whatever else a yield counts may well be another number: "24 biscuits" for "6 people". */
const COUNTS_EATERS = /^\D{0,12}\d+(?:\s*[-–]\s*\d+)?\s*$/;

const namesNumber = (text: string, servings: number): boolean =>
  readServings(text) === servings || new Set<string>(text.match(/\d+/g)).has(String(servings));

/** What the page says above its list of ingredients where it names only other portions than its data; else null. */
export function servedOtherwise(
  { yieldText, ingredients, steps }: Finding,
  page: ScannedPage,
): string | null {
  const servings = readServings(yieldText);
  const counts = COUNTS_EATERS.test(yieldText) || COUNTED_SERVINGS.test(yieldText);
  const first = firstSeen([ingredients, steps], page.shown);
  if (servings === null || !counts || first === undefined) return null;
  const numbers = numbersAbove(first, page.shown);
  if (numbers.length === 0 || numbers.includes(String(servings))) return null;
  let other: string | null = null;
  for (const [said, stated] of yieldsAbove(first, page)) {
    if (namesNumber(stated, servings)) return null;
    // "1 serving" heads the table of what a portion holds.
    if ((readServings(stated) ?? 1) > 1) other ??= said;
  }
  return other;
}
