import { add, fraction, fromDecimal, writtenOutThird } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { inOnePiece, markToken, numberToken, wordToken } from './token.ts';
import type { NumberParts, Token } from './token.ts';

const VULGAR = '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞↉';
/** Each kind of token has a pattern of its own: all in one, they take many times as long to compile. */
const NUMBER = new RegExp(
  [
    `(\\d{1,9})\\s?([${VULGAR}])`,
    `(\\d{1,9})\\s(?:(?:and|&)\\s)?(\\d{1,4})\\s?[/⁄]\\s?(\\d{1,4})(?!\\d)`,
    `(\\d{1,9})\\s?[/⁄]\\s?(\\d{1,9})(?!\\d)`,
    `([${VULGAR}])`,
    `(\\d{1,9})[.,](\\d{1,24})(?!\\d)`,
    `[.,](\\d{1,24})(?!\\d)`,
    `(\\d{1,9})`,
  ].join('|'),
  'y',
);
const WORD = /\p{L}(?:[\p{L}\p{M}'’®™]|-(?=\p{L}))*/uy;
const ELISION = /^(?:[dDlL]|[uU]n|[mM]ezz|[dD]ell|[aA]ll)['’](?=\p{L})/u;
/** "egg(s)", "Tomate/n" */
const PLURAL = /\((?:s|es|e|n|en|er|r|x)\)|(?<=\p{L}{3})\/(?:n|en|e|er|r|s)(?!\p{L})/uy;

/** Most words and numbers are plain, and where these end one look tells. */
const PLAIN_WORD = /[A-Za-zÀ-ÖØ-öø-ÿ]+(?=[ ,.;:)]|$)/y;
const PLAIN_NUMBER = /\d{1,9}(?= ?[b-zA-Z(]|$)/y;

/** "½" is "1⁄2" in one sign. */
function vulgarValue(sign: string): Fraction {
  if (sign === '↉') return fraction(0);
  const [top = '0', bottom = '1'] = sign.normalize('NFKD').split('⁄');
  return fraction(Number(top), Number(bottom));
}
const VULGAR_VALUES: ReadonlyMap<string, Fraction> = new Map(
  Array.from(VULGAR, (sign) => [sign, vulgarValue(sign)]),
);
const valueOfSign = (sign: string): Fraction => VULGAR_VALUES.get(sign) ?? fraction(0);

function decimalParts(whole: string, decimals: string): NumberParts {
  const third = writtenOutThird(whole, decimals);
  return third
    ? inOnePiece(third)
    : { value: fromDecimal(whole, decimals), mixed: null, decimal: true, ungrouped: null };
}

/** "1,000" and "1.000" are thousands where the other sign marks the decimals. */
function groupedOrDecimal(literal: RegExpExecArray, decimalComma: boolean): NumberParts {
  const [text, whole = '', decimals = ''] = [literal[0], literal[9], literal[10]];
  const thousandsSign = decimalComma ? '.' : ',';
  const groupsThousands =
    decimals.length === 3 && text.includes(thousandsSign) && !whole.startsWith('0');
  if (!groupsThousands) return decimalParts(whole, decimals);
  const value = fraction(Number(whole + decimals));
  return { value, mixed: null, decimal: true, ungrouped: fromDecimal(whole, decimals) };
}

/** "1 1/2" and "1 ½": their sum, and where they are apart the two numbers they are made of. */
function countAndPart(literal: RegExpExecArray, count: number, part: Fraction): NumberParts {
  const text = literal[0];
  const value = add(fraction(count), part);
  const gap = text.search(/\s/);
  if (gap < 0) return inOnePiece(value);
  const partAt = text.search(/\S+$/);
  const mixed = [
    numberToken(text.slice(0, gap), literal.index, inOnePiece(fraction(count))),
    numberToken(text.slice(partAt), literal.index + partAt, inOnePiece(part)),
  ] as const;
  return { value, mixed, decimal: false, ungrouped: null };
}

/** What a number says; null for "1/0". */
function numberParts(literal: RegExpExecArray, decimalComma: boolean): NumberParts | null {
  const part = (group: number): number => Number(literal[group]);
  if (literal[12] !== undefined) return inOnePiece(fraction(part(12)));
  if (literal[11] !== undefined) return decimalParts('0', literal[11]);
  if (literal[10] !== undefined) return groupedOrDecimal(literal, decimalComma);
  if (literal[8] !== undefined) return inOnePiece(valueOfSign(literal[8]));
  if (literal[2] !== undefined) return countAndPart(literal, part(1), valueOfSign(literal[2]));
  if (part(7) === 0 || part(5) === 0) return null;
  return literal[7] === undefined
    ? countAndPart(literal, part(3), fraction(part(4), part(5)))
    : inOnePiece(fraction(part(6), part(7)));
}

/** What a pattern finds at a place. */
function foundAt(pattern: RegExp, line: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.test(line) ? line.slice(start, pattern.lastIndex) : '';
}

function numberAt(line: string, start: number, decimalComma: boolean): Token | null {
  const plain = foundAt(PLAIN_NUMBER, line, start);
  if (plain !== '') return numberToken(plain, start, inOnePiece(fraction(Number(plain))));
  NUMBER.lastIndex = start;
  const literal = NUMBER.exec(line);
  if (!literal) return null;
  const parts = numberParts(literal, decimalComma);
  return parts ? numberToken(literal[0], start, parts) : markToken(literal[0], start);
}

function wordAt(line: string, start: number): Token | null {
  const plain = foundAt(PLAIN_WORD, line, start);
  if (plain !== '') return wordToken(plain, plain, start);
  const letters = foundAt(WORD, line, start);
  if (letters === '') return null;
  const word = ELISION.exec(letters)?.[0] ?? letters;
  const plural = foundAt(PLURAL, line, start + word.length);
  return wordToken(word + plural, word.replaceAll('’', "'"), start);
}

function markAt(line: string, start: number): Token | null {
  const sign = String.fromCodePoint(line.codePointAt(start) ?? 0);
  return sign.trim() === '' ? null : markToken(sign, start);
}

const SPACE = 0x20;
const LAST_ASCII = 0x7f;
const isBeforeLetters = (code: number): boolean => code <= 0x40;
const isFigureOrPoint = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || code === 0x2c || code === 0x2e;

/** The token that begins at a sign; null where it is a space. */
function tokenAt(line: string, start: number, decimalComma: boolean): Token | null {
  const code = line.charCodeAt(start);
  if (code === SPACE) return null;
  const word = isBeforeLetters(code) ? null : wordAt(line, start);
  if (word) return word;
  const mayBeNumber = isFigureOrPoint(code) || code > LAST_ASCII;
  return (mayBeNumber ? numberAt(line, start, decimalComma) : null) ?? markAt(line, start);
}

export function tokenize(line: string, decimalComma: boolean): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length) {
    const token = tokenAt(line, at, decimalComma);
    if (token) tokens.push(token);
    at = token?.end ?? at + 1;
  }
  return tokens;
}
