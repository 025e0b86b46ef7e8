import type { SourceLine } from '../card/card-line.ts';
import {
  headsNutrition,
  isAmountAlone,
  isSureNutrient,
  nutrientsOf,
  standsBesideNutrition,
} from './nutrient-line.ts';

/** Amounts that a page shows beside or above their names, and a copy of it in lines of their own. */

const NAME_MAX = 40;
/** No page tells more of a portion. */
const PAIRS_MAX = 40;

const mayBeName = ({ text }: SourceLine): boolean =>
  text.length <= NAME_MAX &&
  !/\d/u.test(text) &&
  !headsNutrition(text) &&
  !standsBesideNutrition(text);

/** The name and its amount in one line, or null where they are no such two. */
function joined(first: SourceLine, name: SourceLine, amount: SourceLine): SourceLine | null {
  if (!mayBeName(name) || !isAmountAlone(amount.text)) return null;
  const text = `${name.text.replace(/[\s:]+$/u, '')}: ${amount.text}`;
  return nutrientsOf(text).length === 1 ? { ...first, text, raw: text } : null;
}

/** The pairs that follow one another from a line on, each with its name first, or each with its amount first. */
function pairsAt(lines: readonly SourceLine[], start: number, isNameFirst: boolean): SourceLine[] {
  const pairs: SourceLine[] = [];
  for (let at = start; at < start + 2 * PAIRS_MAX; at += 2) {
    const [first, second] = lines.slice(at, at + 2);
    if (!first || !second) break;
    const pair = isNameFirst ? joined(first, first, second) : joined(first, second, first);
    if (pair === null) break;
    pairs.push(pair);
  }
  return pairs;
}

const isNutrition = (pairs: readonly SourceLine[]): boolean =>
  pairs.some(({ text }) => nutrientsOf(text).some(isSureNutrient));

function nutritionAt(lines: readonly SourceLine[], at: number): SourceLine[] {
  const named = pairsAt(lines, at, true);
  if (isNutrition(named)) return named;
  // A number above the first name may also be a stray one.
  const turned = pairsAt(lines, at, false);
  return isNutrition(turned) && turned.length > pairsAt(lines, at + 1, true).length ? turned : [];
}

/** A text with every amount of nutrition in the line of its name. */
export function withNutrientsJoined(source: readonly SourceLine[]): SourceLine[] {
  const whole: SourceLine[] = [];
  for (let at = 0; at < source.length;) {
    const pairs = nutritionAt(source, at);
    whole.push(...(pairs.length > 0 ? pairs : source.slice(at, at + 1)));
    at += Math.max(1, 2 * pairs.length);
  }
  return whole;
}
