import { NUMBER_PATTERN, readNumber, SPACE_PATTERN } from './numbers.ts';
import { add, toNumber } from './rational.ts';
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

const DASH = '[-‐-―−~]';
const SEPARATOR = `${SPACE_PATTERN}{0,2}${DASH}${SPACE_PATTERN}{0,2}|${SPACE_PATTERN}{1,2}(?:(?:up )?to|or|and)${SPACE_PATTERN}{1,2}`;
// A letter or a broken number before it ("B12", "1/2/3") means that this is no amount.
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d[.,/\\u2044])(?:(${NUMBER_PATTERN})(?:(${SEPARATOR})(${NUMBER_PATTERN}))?|an?(?=\\s|$))`,
  'giu',
);

function range(match: RegExpExecArray, low: Rational, before: string): Amount | null {
  const [text, first = text, separator = '', second = ''] = match;
  const single = { start: match.index, end: match.index + first.length, text: first, low };
  // "2 and 3" is a range only after "between"; elsewhere two amounts stand side by side.
  const isRange = separator !== '' && (separator.trim() !== 'and' || /\bbetween $/i.test(before));
  if (!isRange) return { ...single, high: null, separator: '' };
  const high = readNumber(second);
  if (!high) return null;
  const whole = { start: match.index, end: match.index + text.length, text };
  // "1–1/2" with a long dash is the mixed number, not a range that runs backwards.
  if (low.d === 1 && high.n < high.d && toNumber(low) >= 1 && !/\s|[a-z]/i.test(separator)) {
    return { ...whole, low: add(low, high), high: null, separator: '' };
  }
  return { ...whole, low, high, separator };
}

/** Every amount of a text from left to right; a lone "a" or "an" counts as one. */
export function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  const pattern = new RegExp(AMOUNT);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const low = readNumber(match[1] ?? 'one');
    const before = text.slice(Math.max(0, match.index - 8), match.index);
    const amount = low && range(match, low, before);
    if (amount) {
      found.push(amount);
      pattern.lastIndex = amount.end;
    }
  }
  return found;
}

export function isArticle(amount: Amount): boolean {
  return /^an?$/i.test(amount.text);
}

/** Words that are amounts before a unit only: "a cup", but "a few"; "half cup", but "half-fat". */
export function isWeak(amount: Amount): boolean {
  return /^(?:an?|half|quarter)$/i.test(amount.text);
}

export function isWrittenAsFraction(amount: Amount): boolean {
  return /[/\u2044\u2215¼-¾⅐-⅟↉]/.test(amount.text);
}
