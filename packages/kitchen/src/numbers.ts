import { CONTAINER_PATTERN } from './container-words.ts';
import { readWords, WORDS_PATTERN } from './number-words.ts';
import { add, rational, rationalFromNumber } from './rational.ts';
import type { Rational } from './rational.ts';

const SPACE = '[ \\u00a0\\u2009\\u202f]';
const SLASH = '[/\\u2044\\u2215]';
const VULGAR = `(?:[¼-¾⅐-⅞↉]|⅟\\d{1,3}|[⁰¹²³⁴-⁹]{1,3}${SLASH}[₀-₉]{1,3})`;
const FRACTION = `(?:${VULGAR}|\\d{1,4} ?${SLASH} ?\\d{1,4}(?![\\d/]))`;
const MIXED = `\\d{1,7}(?:${SPACE}{0,2}${VULGAR}|(?:${SPACE}{1,2}|-| ?(?:and|&) )${FRACTION})`;
// "1,000" and "1.000,5" group thousands; "1,5" and "0,125" are decimals, as is every lone point.
const GROUPED = `[1-9]\\d{0,2}(?:(?:[,'’\\u00a0\\u202f]\\d{3})+(?:\\.\\d{1,6})?|(?:\\.\\d{3})+,\\d{1,6}|(?:\\.\\d{3}){2,})`;
// A plain space groups thousands only before grams or millilitres: "1 500 g", but not "1 400 g tin" or "2 150 g steaks".
const SPACE_GROUPED = `[1-9]\\d{0,2}(?: \\d{3}){1,2}(?=\\s{0,3}(?:g|gr|gm|mg|ml|cc|gram(?:me)?s?|millilit(?:er|re)s?)\\b(?!(?:[ \\n][a-z]{1,12}){0,2}[ \\n](?:${CONTAINER_PATTERN}|(?:steak|fillet|piece|portion|breast|ball)s?\\b))|\\n\\n|$)`;
const PLAIN = `(?:${SPACE_GROUPED}|${GROUPED}|\\d{1,9}(?:[.,]\\d{1,12})?|\\.\\d{1,12})(?!\\d|[.,'’]\\d| ?${SLASH} ?\\d)`;

/** Matches one number in figures or words; no capturing groups; wants the flag `i`. */
export const NUMBER_PATTERN = `(?:${WORDS_PATTERN}|${MIXED}|${FRACTION}|${PLAIN})`;
export const SPACE_PATTERN = SPACE;

const COMMON_FRACTION = new RegExp(
  `^(?:(\\d+)(?:${SPACE}*(?=${VULGAR})|${SPACE}+|-| ?(?:and|&) ))?(${FRACTION})$`,
  'i',
);
const COMMA_GROUPS = /^[1-9]\d{0,2}(?:[ ,'’\u00a0\u202f]\d{3})+(?:\.\d+)?$/;
const POINT_GROUPS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;

function readFraction(text: string): Rational | null {
  const [n, d] = text.normalize('NFKC').split(/[/\u2044\u2215]/);
  const denominator = Number(d);
  return denominator > 0 ? rational(Number(n), denominator) : null;
}

function withoutGroups(text: string): string {
  if (COMMA_GROUPS.test(text)) return text.replace(/[^\d.]/g, '');
  return (POINT_GROUPS.test(text) ? text.replaceAll('.', '') : text).replace(',', '.');
}

function readDecimal(text: string): Rational {
  const digits = withoutGroups(text);
  const decimals = digits.split('.')[1]?.length ?? 0;
  // Longer tails come from a computer dividing, so 0.333333 is read as the third it stands for.
  if (decimals > 4) return rationalFromNumber(Number(digits));
  const scale = 10 ** decimals;
  return rational(Math.round(Number(digits) * scale), scale);
}

/** The value of a text that NUMBER_PATTERN matched; null for a division by zero. */
export function readNumber(text: string): Rational | null {
  const parts = COMMON_FRACTION.exec(text);
  if (!parts) return /[a-z]/i.test(text) ? readWords(text) : readDecimal(text);
  const fraction = readFraction(parts[2] ?? '');
  return fraction && add(rational(Number(parts[1] ?? 0)), fraction);
}
