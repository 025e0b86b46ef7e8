import { add, fraction, fromDecimal, writtenOutThird } from './fraction.ts';
import type { Fraction } from './fraction.ts';

export interface Token {
  readonly kind: 'number' | 'word' | 'mark';
  readonly text: string;
  /** Lower case, straight apostrophe, without an optional plural ending such as "(s)" or "/n". */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly value?: Fraction;
  /** A number written in two parts, as if it were two: "5 1/4-inch rounds" means five of 1/4 inch. */
  readonly mixed?: readonly [Token, Token];
  readonly decimal?: boolean;
  /** What "1.500" is where its sign marks the decimals after all. */
  readonly ungrouped?: Fraction;
}

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

type NumberParts = Pick<Token, 'value' | 'decimal' | 'ungrouped'>;

function decimalParts(whole: string, decimals: string): NumberParts {
  const third = writtenOutThird(whole, decimals);
  return third ? { value: third } : { value: fromDecimal(whole, decimals), decimal: true };
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
  if (match[3] !== undefined) return { value: add(fraction(part(2)), vulgarValue(match[3])) };
  if (match[6] !== undefined) {
    return part(6) === 0 ? null : { value: add(fraction(part(4)), fraction(part(5), part(6))) };
  }
  if (match[8] !== undefined) {
    return part(8) === 0 ? null : { value: fraction(part(7), part(8)) };
  }
  if (match[9] !== undefined) return { value: vulgarValue(match[9]) };
  if (match[11] !== undefined) return groupedOrDecimal(match, decimalComma);
  if (match[12] !== undefined) return decimalParts('0', match[12]);
  if (match[13] !== undefined) return { value: fraction(part(13)) };
  return null;
}

/** "1 1/2" and "1 ½" as two numbers; undefined for numbers in one piece. */
function mixedParts(match: RegExpExecArray): readonly [Token, Token] | undefined {
  const count = match[2] ?? match[4];
  const gap = match[0].search(/\s/u);
  if (count === undefined || gap < 0) return undefined;
  const partAt = match[0].search(/\S+$/u);
  const piece = (from: number, to: number, value: Fraction): Token => ({
    kind: 'number',
    key: '0',
    text: match[0].slice(from, to),
    start: match.index + from,
    end: match.index + to,
    value,
  });
  const part = match[3] ? vulgarValue(match[3]) : fraction(Number(match[5]), Number(match[6]));
  return [piece(0, count.length, fraction(Number(count))), piece(partAt, match[0].length, part)];
}

function tokenOf(match: RegExpExecArray, decimalComma: boolean): Token {
  const text = match[0];
  const start = match.index;
  const end = start + text.length;
  const word = match[1];
  if (word !== undefined) {
    return { kind: 'word', text, key: word.toLowerCase().replaceAll('’', "'"), start, end };
  }
  const number = numberParts(match, decimalComma);
  if (number === null) return { kind: 'mark', text, key: text, start, end };
  const mixed = mixedParts(match);
  return { kind: 'number', text, key: '0', start, end, ...number, ...(mixed ? { mixed } : {}) };
}

export function tokenize(line: string, decimalComma: boolean): Token[] {
  return Array.from(line.matchAll(PATTERN), (match) => tokenOf(match, decimalComma));
}
