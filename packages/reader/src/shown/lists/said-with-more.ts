import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';

/** An amount in a measure, and what it is of: "3/4 cup", "sugar". */
const MEASURED = /^([\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s./–-]*\p{L}+\.?)\s+(\p{L}.*)$/u;
/** The same amount in another measure: "150 g", "5.3 oz". */
const OTHER_MEASURE =
  /^(?:\d+(?:g|gr|kg|ml|cl|dl|l|oz|floz|(?:fluid)?ounces?|lbs?|cups?|tbsps?|tsps?|el|tl|grams?|gramm)){1,2}$/u;
const NOTES = /\s*\([^()]*\)+/gu;
const MOST_PLACES = 12;
const FOOD = 40;
const MEASURE_MAX = 16;
/** Fewer letters would be found in any text. */
const SHORTEST = 5;

/** The part of a bare text that has the amount of a line with another measure beside it: "3/4 cup (150 g) sugar". */
function withMeasureBeside(line: string, shown: string): string | null {
  const [, amount = '', food = ''] = MEASURED.exec(line) ?? [];
  const [start, whole] = [bareOf(amount), bareOf(food)];
  const name = whole.slice(0, FOOD);
  if (start === '' || name === '') return null;
  for (const at of placesIn(shown, start, MOST_PLACES)) {
    const from = at + start.length;
    const nameAt = shown.slice(from, from + MEASURE_MAX + name.length).indexOf(name);
    if (nameAt > 0 && OTHER_MEASURE.test(shown.slice(from, from + nameAt)))
      return shown.slice(at, from + nameAt + whole.length);
  }
  return null;
}

/** The bare words by which a page shows an ingredient with more than its data says of it, or with less: measures and notes in brackets. */
export function wordsWithMore(line: string, shown: string): string | null {
  const unnoted = line.replace(NOTES, '');
  const bare = bareOf(unnoted);
  if (bare.length >= SHORTEST && bare !== bareOf(line) && shown.includes(bare)) return bare;
  return withMeasureBeside(unnoted, shown);
}

/** The bare words by which a page shows an ingredient with another measure beside its own, and nothing else said otherwise. */
export function withOtherMeasureOnly(line: string, shown: string): string | null {
  const [, , food = ''] = MEASURED.exec(line) ?? [];
  // What is said in brackets may be the other measure, and another amount.
  const words = food === '' || /\([^)]*\d/.test(line) ? null : withMeasureBeside(line, shown);
  return words?.endsWith(bareOf(food)) === true ? words : null;
}

/** Whether a page shows an ingredient with more or less than its data says of it. */
export const isSaidWithMore = (line: string, shown: string): boolean =>
  wordsWithMore(line, shown) !== null;
