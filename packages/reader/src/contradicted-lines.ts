import { bareOf } from './text/bare-text.ts';

/** A whole number and what it counts, up to the first note. */
const COUNTED = /^(\d{1,5})\s*(?![\d.,/⁄½¼¾⅐-⅞–-]|\s*(?:to|bis|à|or|x)\s)(\p{L}[^,;(]{2,60})/u;
const MAX_PLACES = 12;
const DISTINCT = 5;

/** Whether digits without their signs may say the same number: alone, behind another number, as the start of a range. */
function mayBe(number: string, digits: string): boolean {
  if (digits.endsWith(number)) return true;
  const rest = digits.startsWith(number) ? digits.slice(number.length) : null;
  // "1.00" may stand for 1, but "500" not for 50.
  return rest !== null && (number.length === 1 || !/^0+$/.test(rest));
}

/** Whether the page gives the same item in the same unit, and never in this amount. */
function isContradicted(line: string, shown: string): boolean {
  const [, number, counted] = COUNTED.exec(line) ?? [];
  if (number === undefined || counted === undefined || shown.includes(bareOf(line))) return false;
  const item = bareOf(counted);
  if (item.length < DISTINCT) return false;
  let other = false;
  let at = shown.indexOf(item);
  for (let places = 0; at >= 0 && places < MAX_PLACES; places++) {
    const digits = /\d+$/.exec(shown.slice(Math.max(0, at - 8), at))?.[0];
    if (digits !== undefined && mayBe(number, digits)) return false;
    other ||= digits !== undefined;
    at = shown.indexOf(item, at + item.length);
  }
  return other;
}

/** The declared ingredients of which the page shows another amount. */
export const contradictedLines = (lines: readonly string[], shown: string): Set<string> =>
  new Set(lines.filter((line) => isContradicted(line, shown)));
