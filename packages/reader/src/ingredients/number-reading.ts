import { add, fraction, valueOf } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import type { Line } from './line.ts';
import type { Token } from './token.ts';
import { kindOf } from './unit.ts';
import { readUnit } from './unit-reading.ts';

export interface NumberReading {
  readonly low: Fraction;
  readonly high: Fraction;
  readonly next: number;
}

interface Single {
  readonly value: Fraction;
  readonly next: number;
  readonly spelled: boolean;
}

const DASHES = new Set(['-', '–', '—', '‐', '‑', '‒', '−', '~']);

export const isDash = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && DASHES.has(token.key);

export const isTimes = ({ tokens }: Line, index: number): boolean => {
  const key = tokens[index]?.key;
  return key === 'x' || key === '×' || key === '*';
};

const isPartOfOne = (value: Fraction): boolean => value[0] < value[1] && value[0] > 0;

function readSpelled({ tokens, lexicon }: Line, index: number): Single | null {
  const match = lexicon.numbers.match(tokens, index);
  return match && { value: match.value, next: match.next, spelled: true };
}

/** What a part may be of: "1/4 de litre", "cuarto de kilo", "1/2 de gousse de vanille". */
function isWholeUnit(line: Line, index: number): boolean {
  const unit = readUnit(line, index);
  if (!unit) return false;
  const kind = kindOf(unit.name);
  const isJoined = line.lexicon.joiners.match(line.tokens, unit.next) !== null;
  return kind === 'measure' || kind === 'container' || isJoined;
}

/** "one and a half", "1 halbe", "half a", "1/2 of a": the words around a half belong to it. */
function withSpelledPart(line: Line, first: Single): Single {
  const { tokens, lexicon } = line;
  if (tokens[first.next]?.kind !== 'word') return first;
  const plus = lexicon.plusWords.match(tokens, first.next);
  if (plus) {
    const written = tokens[plus.next]?.value;
    if (written && isPartOfOne(written) && first.value[1] === 1) {
      return { ...first, value: add(first.value, written), next: plus.next + 1 };
    }
    const article = readSpelled(line, plus.next);
    const part = article && !isPartOfOne(article.value) ? readSpelled(line, article.next) : article;
    if (part && isPartOfOne(part.value)) return { ...part, value: add(first.value, part.value) };
  }
  const whole = first.value[1] > 1 ? lexicon.joiners.match(tokens, first.next) : null;
  const article = whole && readSpelled(line, whole.next);
  if (article && valueOf(article.value) === 1) return { ...first, next: article.next };
  if (whole && isWholeUnit(line, whole.next)) return { ...first, next: whole.next };
  const following = readSpelled(line, first.next);
  if (!following) return first;
  const isOne = first.value[0] === 1 && first.value[1] === 1;
  if (isOne && isPartOfOne(following.value)) return following;
  if (first.spelled && isPartOfOne(first.value) && valueOf(following.value) === 1) {
    return { ...first, next: following.next };
  }
  return first;
}

function readSingle(line: Line, index: number): Single | null {
  const token = line.tokens[index];
  const written: Single | null = token?.value
    ? { value: token.value, next: index + 1, spelled: false }
    : readSpelled(line, index);
  return written && withSpelledPart(line, withAddend(line, written));
}

/** Of nine digits, as a number may have. */
const LARGEST = 999_999_999;

/** "50 + 150 g": two portions of one ingredient. */
function withAddend({ tokens }: Line, first: Single): Single {
  const addend = tokens[first.next]?.key === '+' ? tokens[first.next + 1]?.value : undefined;
  const value = addend ? add(first.value, addend) : first.value;
  return addend && valueOf(value) <= LARGEST ? { ...first, value, next: first.next + 2 } : first;
}

/** "200/250 g" is a range, "1/2" is not. */
function slashRange(token: Token | undefined, next: number): NumberReading | null {
  if (!token?.text.includes('/')) return null;
  const ends = /^(\d{2,})\/(\d{2,})$/u.exec(token.text);
  if (!ends || Number(ends[1]) >= Number(ends[2])) return null;
  return { low: fraction(Number(ends[1])), high: fraction(Number(ends[2])), next };
}

function rangeSign({ tokens, lexicon }: Line, index: number): number | null {
  const afterDash = isDash(tokens[index]) ? index + 1 : index;
  const word = lexicon.rangeWords.match(tokens, afterDash);
  if (word) return word.next;
  return afterDash > index ? afterDash : null;
}

/** "1-1/2 cups", common in American recipes, is one and a half. */
function isHyphenatedMixed(line: Line, first: Single, second: Single): boolean {
  const [before, dash, after] = line.tokens.slice(first.next - 1, first.next + 2);
  return (
    isDash(dash) &&
    before?.end === dash?.start &&
    after?.start === dash?.end &&
    first.value[1] === 1 &&
    isPartOfOne(second.value)
  );
}

/** "1/2  1 tsp": a range whose dash got lost; "1/2 1 lb loaf" is half of one. */
function dashlessRange(line: Line, first: Single): NumberReading | null {
  const second = line.tokens[first.next];
  if (!second?.value || !isPartOfOne(first.value) || valueOf(second.value) !== 1) return null;
  const unit = readUnit(line, first.next + 1);
  const holder = unit && readUnit(line, unit.next);
  if (unit === null || kindOf(unit.name) !== 'measure') return null;
  if (holder !== null && kindOf(holder.name) !== 'measure') return null;
  return { low: first.value, high: second.value, next: first.next + 1 };
}

/** A number or a range of numbers that begins at a token. */
export function readNumber(line: Line, index: number): NumberReading | null {
  const first = readSingle(line, index);
  if (!first) return null;
  const single = { low: first.value, high: first.value, next: first.next };
  const range = slashRange(line.tokens[index], first.next) ?? dashlessRange(line, first);
  if (range) return range;
  const sign = rangeSign(line, first.next);
  const second = sign === null ? null : readSingle(line, sign);
  if (!second) return single;
  if (isHyphenatedMixed(line, first, second)) {
    const value = add(first.value, second.value);
    return { low: value, high: value, next: second.next };
  }
  const grows = valueOf(second.value) > valueOf(first.value);
  return grows ? { low: first.value, high: second.value, next: second.next } : single;
}
