import { add, multiply, rational } from './rational.ts';
import type { Rational } from './rational.ts';

const COUNTS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const PARTS: Readonly<Record<string, number>> = { half: 2, halve: 2, third: 3, quarter: 4 };

const COUNT = `(?:${COUNTS.join('|')})\\b`;
const CARDINAL = `(?:(?:${TENS.join('|')})\\b(?:[ -]${COUNT})?|${COUNT})`;
// A bare "third" is an ordinal ("the third cup"), so it needs a count before it.
const PART = `(?:(?:(?:an?|one|two|three)[ -])(?:hal(?:f|ves)|thirds?|quarters?)|half|quarter)\\b(?![ -]and[ -]half)(?:(?: of)? an?(?=\\s|$))?`;
// "two hundred", "a hundred", "one hundred and fifty".
const HUNDRED = `(?:(?:an?|${COUNT}|\\d{1,2})[ -])?hundred\\b(?:(?:[ -]and)?[ -]${CARDINAL})?`;
const DOZEN = `(?:(?:half an?|half|an?|${CARDINAL}|\\d{1,3}) )?dozen\\b`;
const MIXED = `(?:${CARDINAL}|\\d{1,4})[ -]and[ -](?:an?[ -]|one[ -])?(?:half|quarter|third)\\b`;

/** Matches amounts written in words, longest readings first; no capturing groups. */
export const WORDS_PATTERN = `${DOZEN}|${HUNDRED}|${MIXED}|${PART}|a couple\\b(?: of\\b)?|${CARDINAL}`;

function cardinal(word: string): number {
  const tens = TENS.indexOf(word);
  return tens < 0 ? COUNTS.indexOf(word) + 1 : (tens + 2) * 10;
}

/** The value of a text that WORDS_PATTERN or a bare article matched. */
export function readWords(text: string): Rational {
  const [whole, part] = text.toLowerCase().split(/[ -]and[ -]/);
  if (part !== undefined && whole !== undefined) return add(readWords(whole), readWords(part));
  let count = 0;
  let value: Rational | null = null;
  let dozens = 1;
  for (const word of text.toLowerCase().split(/[ -]/)) {
    const parts = PARTS[word.replace(/ves$/, 've').replace(/s$/, '')];
    if (parts !== undefined) value = rational(Math.max(count, 1), parts);
    else if (word === 'dozen') dozens = 12;
    else if (word === 'hundred') count = Math.max(count, 1) * 100;
    else if (word === 'couple') count = 2;
    else count += /^\d/.test(word) ? Number(word) : cardinal(word);
  }
  return multiply(value ?? rational(Math.max(count, 1)), rational(dozens));
}
