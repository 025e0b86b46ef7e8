import { isDash, isTimes, readNumber } from './number-reading.ts';
import type { Line } from './line.ts';
import { kindOf } from './unit.ts';
import { readMeasure, readUnit } from './unit-reading.ts';

const SKIPPED_MARKS = new Set(['(', '~', '=']);
/** Real lines have fewer; the bounds keep lines of nothing else from being read over and over. */
const MOST_SKIPPED = 4;
const MOST_EQUIVALENTS = 4;
const LONGEST_PARENTHESIS = 80;

/** Index after the parenthesis that opens at a token; null when it never closes. */
export function afterParenthesis({ tokens }: Line, open: number): number | null {
  let depth = 0;
  const end = Math.min(tokens.length, open + LONGEST_PARENTHESIS);
  for (let index = open; index < end; index += 1) {
    if (tokens[index]?.key === '(' || tokens[index]?.key === '[') depth += 1;
    if (tokens[index]?.key === ')' || tokens[index]?.key === ']') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return null;
}

export const opensParenthesis = ({ tokens }: Line, index: number): boolean =>
  tokens[index]?.key === '(' || tokens[index]?.key === '[';

function skipApproximately({ tokens, lexicon }: Line, index: number): number {
  let at = index;
  for (let steps = 0; steps < MOST_SKIPPED; steps += 1) {
    const isMark = SKIPPED_MARKS.has(tokens[at]?.key ?? '');
    const next = isMark ? at + 1 : lexicon.approximately.match(tokens, at)?.next;
    if (next === undefined) break;
    at = next;
  }
  return at;
}

/** No baking tin is smaller; "2x4 rolls" may be counted. */
const LEAST_WIDTH = 5;
const MOST_WIDTH = 60;

/** "9x13 pan": two numbers written as one, as the sizes of baking tins are. */
function isTinSize({ tokens }: Line, from: number, to: number): boolean {
  const signs = tokens.slice(from, to);
  const sides = signs.filter(({ kind }) => kind === 'number').map(({ text }) => Number(text));
  const isOne = signs.every(
    ({ end }, at) => signs[at + 1] === undefined || signs[at + 1]?.start === end,
  );
  return (
    isOne && sides.length === 2 && sides.every((side) => side >= LEAST_WIDTH && side <= MOST_WIDTH)
  );
}

/** "9x13 inch", "20 x 30 cm", "9x13": a length by a width; the index after it. */
export function afterDimensions(line: Line, index: number): number | null {
  const length = readNumber(line, index);
  const width = length && isTimes(line, length.next) ? readNumber(line, length.next + 1) : null;
  if (!width) return null;
  const unit = readUnit(line, isDash(line.tokens[width.next]) ? width.next + 1 : width.next);
  if (unit && kindOf(unit.name) === 'length') return unit.next;
  const isMeasured = unit !== null && kindOf(unit.name) === 'measure';
  return !isMeasured && isTinSize(line, index, width.next) ? width.next : null;
}

/** A measured amount with its number, such as "14-ounce", "1lb 7oz" or "6- to 7-pound"; the index after it. */
export function afterMeasured(line: Line, index: number): number | null {
  const number = readNumber(line, skipApproximately(line, index));
  if (!number) return null;
  let at = number.next;
  while (isDash(line.tokens[at])) at += 1;
  const range = line.lexicon.rangeWords.match(line.tokens, at);
  const upper = range && readNumber(line, range.next);
  if (upper) at = isDash(line.tokens[upper.next]) ? upper.next + 1 : upper.next;
  const unit = readMeasure(line, at);
  if (!unit) return null;
  const more = line.tokens[unit.next]?.kind === 'number' ? afterMeasured(line, unit.next) : null;
  return more ?? unit.next;
}

/** A parenthesis that holds an amount: "(14 oz)", "(about 2 cups)", "(2oz/generous 1/2 cup)". */
export function afterSizeInParenthesis(line: Line, index: number): number | null {
  if (!opensParenthesis(line, index)) return null;
  const inside = skipApproximately(line, index + 1);
  const startsWithNumber = readNumber(line, inside);
  return startsWithNumber && line.tokens[inside]?.kind === 'number'
    ? (afterParenthesis(line, index) ?? afterMeasured(line, inside))
    : null;
}

/** The same amount in other units: "/1lb 7oz", "(250 ml)", "/ 5 fl oz". */
export function afterEquivalents(line: Line, index: number): number {
  let at = index;
  for (let steps = 0; steps < MOST_EQUIVALENTS; steps += 1) {
    const slash = line.tokens[at]?.key === '/' || line.tokens[at]?.key === '|';
    const after = slash ? afterMeasured(line, at + 1) : afterSizeInParenthesis(line, at);
    if (after === null) break;
    at = after;
  }
  return at;
}

/** "1 #2 can", "1 No. 303 can": cans went by numbers for their sizes. */
export function afterCanNumber(line: Line, index: number): number | null {
  const { tokens } = line;
  if (tokens[index]?.key !== '#' && tokens[index]?.key !== 'no') return null;
  const number = tokens[index + 1]?.key === '.' ? index + 2 : index + 1;
  const holder = tokens[number]?.kind === 'number' ? readUnit(line, number + 1) : null;
  return holder?.name === 'can' ? number + 1 : null;
}
