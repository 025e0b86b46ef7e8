import { NUMBER_PATTERN, readNumber, SPACE_PATTERN } from './numbers.ts';
import { add } from './rational.ts';
import type { Rational } from './rational.ts';

/** A number or a range found in a text, with the place where it stands. */
export interface Amount {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly low: Rational;
  /** The upper end of a range; null for a single number. */
  readonly high: Rational | null;
  /** What stood between the ends of a range, kept so that it is shown as the cook wrote it. */
  readonly separator: string;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const SEPARATOR = new RegExp(
  `^(?:${SPACE_PATTERN}{0,2}[-‐-―−~]${SPACE_PATTERN}{0,2}|${SPACE_PATTERN}{1,2}((?:up )?to|or|and|bis|oder|à|ou|o|tot|till?|eller|lub)${SPACE_PATTERN}{1,2}|${SPACE_PATTERN}{0,2}(?:…|\\.{3})${SPACE_PATTERN}{0,2})$`,
  'i',
);
// A letter or a broken number before it ("B12", "1/2/3") means that this is no amount.
const NUMBER = new RegExp(
  `(?<![\\w¼-¾\\u00c0-\\u024f]|\\d[.,/\\u2044])(?:${NUMBER_PATTERN}|an?(?=\\s|$))`,
  'gi',
);

// "1,250 g" groups thousands, but nobody cooks with 1250 kg: there the comma is a decimal one.
const COMMA_AND_THREE = /^[1-9],\d{3}$/;
const LARGE_UNIT_AFTER = /^\s{0,3}(?:kg|kilos?|kilograms?|l|lit(?:er|re)s?|lbs?|pounds?)\b/i;

function findNumbers(text: string): Found[] {
  return Array.from(text.matchAll(NUMBER), (match) => {
    return { start: match.index, end: match.index + match[0].length, text: match[0] };
  });
}

function isRangeOf(text: string, first: Found, second: Found): boolean {
  const between = text.slice(first.end, second.start);
  const match = between.length <= 10 ? SEPARATOR.exec(between) : null;
  if (!match || isArticle(first) || isArticle(second)) return false;
  // "2 and 3" is a range only after "between"; elsewhere two amounts stand side by side.
  const before = text.slice(Math.max(0, first.start - 8), first.start);
  if (match[1] === 'and') return /\bbetween $/i.test(before);
  // "2 à 3" is a range, "2 à 400 g" a count and the size of each.
  return match[1] !== 'à' || second.text.length <= first.text.length + 1;
}

/** The value of a number that stands in a text, where the unit behind it decides what a comma means. */
function valueOf(text: string, found: Found, end: number): Rational | null {
  const isDecimal =
    COMMA_AND_THREE.test(found.text) && LARGE_UNIT_AFTER.test(text.slice(end, end + 12));
  return readNumber(isDecimal ? found.text.replace(',', '.') : found.text);
}

function single(text: string, found: Found): Amount | null {
  const low = valueOf(text, found, found.end);
  return low && { ...found, low, high: null, separator: '' };
}

function range(text: string, [first, second]: readonly [Found, Found]): Amount | null {
  const separator = text.slice(first.end, second.start);
  const low = valueOf(text, first, second.end);
  const high = valueOf(text, second, second.end);
  if (!low || !high) return null;
  const { start } = first;
  const { end } = second;
  const written = { start, end, text: first.text + separator + second.text };
  // "1–1/2" with a long dash is the mixed number, not a range that runs backwards.
  if (low.d === 1 && low.n > 0 && high.n < high.d && !/\s/.test(separator)) {
    return { ...written, low: add(low, high), high: null, separator: '' };
  }
  return { ...written, low, high, separator };
}

/** Every amount of a text from left to right; a lone "a" or "an" counts as one. */
export function findAmounts(text: string): Amount[] {
  const amounts: Amount[] = [];
  const numbers = findNumbers(text);
  for (let index = 0; index < numbers.length; index += 1) {
    const first = numbers[index];
    const second = numbers[index + 1];
    if (!first) break;
    const isRange = second !== undefined && isRangeOf(text, first, second);
    const amount = isRange ? range(text, [first, second]) : single(text, first);
    if (amount) amounts.push(amount);
    if (isRange) index += 1;
  }
  return amounts;
}

export function isArticle(amount: Pick<Amount, 'text'>): boolean {
  return /^an?$/i.test(amount.text);
}

/** Words that are amounts before a unit only: "a cup", but "a few"; "half cup", but "half-fat". */
export function isWeak(amount: Amount): boolean {
  return /^(?:an?|half|quarter)$/i.test(amount.text);
}

export function isWrittenAsFraction(amount: Amount): boolean {
  return /[/\u2044\u2215¼-¾⅐-⅟↉]/.test(amount.text);
}
