import { add, fraction, fromDecimal, writtenOutThird } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { plainToken } from './plain-token.ts';
import { markToken, numberToken, wordToken } from './token.ts';
import type { Token } from './token.ts';

const VULGAR = '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞↉';
const LETTER = "[\\p{L}\\p{M}'’®™]";
const ELISION = '(?:[dDlL]|[uU]n|[mM]ezz|[dD]ell|[aA]ll)';
/** Words come first because most tokens are words. */
const PATTERN = new RegExp(
  [
    `(${ELISION}['’](?=\\p{L})|\\p{L}${LETTER}*(?:-\\p{L}${LETTER}*)*)(?:\\((?:s|es|e|n|en|er|r|x)\\)|(?<=\\p{L}{3})/(?:n|en|e|er|r|s)(?!\\p{L}))?`,
    `(\\d{1,9})\\s?([${VULGAR}])`,
    `(\\d{1,9})\\s(?:(?:and|&)\\s)?(\\d{1,4})\\s?[/⁄]\\s?(\\d{1,4})(?!\\d)`,
    `(\\d{1,9})\\s?[/⁄]\\s?(\\d{1,9})(?!\\d)`,
    `([${VULGAR}])`,
    `(\\d{1,9})[.,](\\d{1,24})(?!\\d)`,
    `[.,](\\d{1,24})(?!\\d)`,
    `(\\d{1,9})`,
    `\\S`,
  ].join('|'),
  'gu',
);

function vulgarValue(sign: string): Fraction {
  if (sign === '↉') return fraction(0);
  const [top = '0', bottom = '1'] = sign.normalize('NFKD').split('⁄');
  return fraction(Number(top), Number(bottom));
}

interface NumberParts {
  readonly value: Fraction;
  readonly decimal: boolean;
  readonly ungrouped: Fraction | null;
}

const inOnePiece = (value: Fraction): NumberParts => ({ value, decimal: false, ungrouped: null });

function decimalParts(whole: string, decimals: string): NumberParts {
  const third = writtenOutThird(whole, decimals);
  return third
    ? inOnePiece(third)
    : { value: fromDecimal(whole, decimals), decimal: true, ungrouped: null };
}

/** "1,000" and "1.000" are thousands where the other sign marks the decimals. */
function groupedOrDecimal(literal: RegExpExecArray, decimalComma: boolean): NumberParts {
  const [text, whole = '', decimals = ''] = [literal[0], literal[10], literal[11]];
  const thousandsSign = decimalComma ? '.' : ',';
  const groupsThousands =
    decimals.length === 3 && text.includes(thousandsSign) && !whole.startsWith('0');
  if (!groupsThousands) return decimalParts(whole, decimals);
  const value = fraction(Number(whole + decimals));
  return { value, decimal: true, ungrouped: fromDecimal(whole, decimals) };
}

function numberParts(match: RegExpExecArray, decimalComma: boolean): NumberParts | null {
  const part = (index: number): number => Number(match[index]);
  if (match[3] !== undefined) return inOnePiece(add(fraction(part(2)), vulgarValue(match[3])));
  if (match[6] !== undefined) {
    return part(6) === 0 ? null : inOnePiece(add(fraction(part(4)), fraction(part(5), part(6))));
  }
  if (match[8] !== undefined) {
    return part(8) === 0 ? null : inOnePiece(fraction(part(7), part(8)));
  }
  if (match[9] !== undefined) return inOnePiece(vulgarValue(match[9]));
  if (match[11] !== undefined) return groupedOrDecimal(match, decimalComma);
  if (match[12] !== undefined) return decimalParts('0', match[12]);
  if (match[13] !== undefined) return inOnePiece(fraction(part(13)));
  return null;
}

/** "1 1/2" and "1 ½" as two numbers; null for numbers in one piece. */
function mixedParts(match: RegExpExecArray): readonly [Token, Token] | null {
  const count = match[2] ?? match[4];
  const gap = match[0].search(/\s/u);
  if (count === undefined || gap < 0) return null;
  const partAt = match[0].search(/\S+$/u);
  const part = match[3] ? vulgarValue(match[3]) : fraction(Number(match[5]), Number(match[6]));
  return [
    numberToken(match[0].slice(0, count.length), match.index, fraction(Number(count))),
    numberToken(match[0].slice(partAt), match.index + partAt, part),
  ];
}

function tokenOf(match: RegExpExecArray, decimalComma: boolean): Token {
  const [text, word] = match;
  if (word !== undefined) return wordToken(text, word.replaceAll('’', "'"), match.index);
  const number = numberParts(match, decimalComma);
  if (number === null) return markToken(text, match.index);
  return { ...numberToken(text, match.index, number.value), ...number, mixed: mixedParts(match) };
}

function matchedToken(line: string, start: number, decimalComma: boolean): Token | null {
  PATTERN.lastIndex = start;
  const match = PATTERN.exec(line);
  return match && tokenOf(match, decimalComma);
}

export function tokenize(line: string, decimalComma: boolean): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length) {
    if (line[at] === ' ') {
      at += 1;
      continue;
    }
    const token = plainToken(line, at) ?? matchedToken(line, at, decimalComma);
    if (token === null) break;
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}
