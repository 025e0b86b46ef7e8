import { amountStart } from '../card/zones/amount-start.ts';
import { foldedWords } from '../card/words/fold.ts';
import { headingOf, headsList } from '../card/zones/headings.ts';
import { factsOfLine } from '../card/fields/recipe-facts.ts';
import { isVerb } from '../card/words/verbs.ts';
import { readDifficulty } from '../fields/difficulty.ts';
import { isDuration } from '../fields/duration.ts';
import { FOR_WORDS } from '../vocabulary/number-words.ts';

/** Times and servings that a page shows beside or below their labels, and a copy of it in lines of their own. */

const LABEL_MAX = 40;
const VALUE_MAX = 40;
const COUNT = /^(?:\p{L}{2,6}\.?\s)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?:\s\p{L}+)?$/u;

const isValue = (line: string): boolean =>
  line.length <= VALUE_MAX &&
  (isDuration(line) || COUNT.test(line) || readDifficulty(line) !== null);

/** The label and its value in one line, or null where they are no such two. */
function joined(label: string, value: string): string | null {
  if (label.length > LABEL_MAX || /\d/u.test(label) || !isValue(value)) return null;
  const line = `${label.replace(/[\s:=]+$/u, '')}: ${value}`;
  const { found, others, difficulty } = factsOfLine(line);
  return found.length + (difficulty ? 1 : 0) === 1 && others === '' ? line : null;
}

/** "Cook" or "Preparation" above a time is its label in the head of a recipe, and further down an order or a heading. */
const isPlainLabel = (label: string): boolean =>
  headingOf(label, false) === null && !foldedWords(label).every((word) => isVerb(word));

/** The pairs that follow one another from a line on, each with its label first, or each with its value first. */
function pairsAt(lines: readonly string[], start: number, isLabelFirst: boolean): string[] {
  const pairs: string[] = [];
  for (let at = start; at + 1 < lines.length; at += 2) {
    const [first = '', second = ''] = lines.slice(at, at + 2);
    const fact = isLabelFirst ? joined(first, second) : joined(second, first);
    if (fact === null) break;
    pairs.push(fact);
  }
  return pairs;
}

function pairsOfHead(lines: readonly string[], at: number): string[] {
  const pairs = pairsAt(lines, at, true);
  if (pairs.length > 0) return pairs;
  // Some pages show "15 min" large and "Prep" small below it; a number before the first label may also be a stray one.
  const turned = pairsAt(lines, at, false);
  return turned.length > pairsAt(lines, at + 1, true).length ? turned : [];
}

/** So many pairs in a row are a box of facts, whatever their labels may mean elsewhere. */
const BOX_LEAST = 2;

/** Below the head nothing but a plain label is one, or several labels in a row. */
function pairsBelow(lines: readonly string[], at: number): string[] {
  const pairs = pairsAt(lines, at, true);
  if (pairs.length >= BOX_LEAST) return pairs;
  return isPlainLabel(lines[at] ?? '') ? pairs : [];
}

/** "4" above "servings", as a page shows the number that can be changed, perhaps with "for" above it. */
const FOR_ALONE = new RegExp(`^(?:${FOR_WORDS})$`, 'iu');
const NUMBER_ALONE = /^\d{1,2}$/u;

interface Joined {
  readonly pairs: readonly string[];
  /** How many lines they were. */
  readonly lines: number;
}

function portionsAt(lines: readonly string[], start: number): Joined | null {
  const at = FOR_ALONE.test(lines[start] ?? '') ? start + 1 : start;
  const [number = '', label = ''] = lines.slice(at, at + 2);
  if (!NUMBER_ALONE.test(number) || /\d/u.test(label)) return null;
  const fact = `${number} ${label}`;
  const { found, others } = factsOfLine(fact);
  const isServings = found.length === 1 && found[0]?.name === 'servings' && others === '';
  return isServings ? { pairs: [fact], lines: at + 2 - start } : null;
}

function factsAt(lines: readonly string[], at: number, isHead: boolean): Joined {
  const pairs = isHead ? pairsOfHead(lines, at) : pairsBelow(lines, at);
  if (pairs.length > 0) return { pairs, lines: 2 * pairs.length };
  return portionsAt(lines, at) ?? { pairs: [], lines: 0 };
}

const endsHead = (line: string): boolean =>
  headsList(line) || (amountStart(line) === 'measure' && !isValue(line));

/** A text with every label in the line of its value. */
export function withFactsJoined(source: readonly string[]): string[] {
  const lines = source.map((line) => line.trim()).filter((line) => line !== '');
  const isApart = source.flatMap((line, index) =>
    line.trim() === '' ? [] : [(source[index - 1] ?? '').trim() === ''],
  );
  const whole: string[] = [];
  let isHead = true;
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const { pairs, lines: taken } = factsAt(lines, at, isHead);
    if (isApart[at]) whole.push('');
    whole.push(...(taken > 0 ? pairs : [line]));
    isHead &&= taken > 0 || !endsHead(line);
    at += Math.max(1, taken);
  }
  return whole;
}
