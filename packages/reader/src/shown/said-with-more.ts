import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';

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

/** Whether a bare text has the amount of a line with another measure beside it: "3/4 cup (150 g) sugar". */
function hasMeasureBeside(line: string, shown: string): boolean {
  const [, amount = '', food = ''] = MEASURED.exec(line) ?? [];
  const [start, name] = [bareOf(amount), bareOf(food).slice(0, FOOD)];
  if (start === '' || name === '') return false;
  return [...placesIn(shown, start, MOST_PLACES)].some((at) => {
    const behind = shown.slice(at + start.length, at + start.length + MEASURE_MAX + name.length);
    const nameAt = behind.indexOf(name);
    return nameAt > 0 && OTHER_MEASURE.test(behind.slice(0, nameAt));
  });
}

/** Whether a page shows an ingredient with more than its data says of it, or with less: measures and notes in brackets. */
export function isSaidWithMore(line: string, shown: string): boolean {
  const noted = bareOf(line.replace(NOTES, ''));
  if (noted.length >= SHORTEST && noted !== bareOf(line) && shown.includes(noted)) return true;
  return hasMeasureBeside(line.replace(NOTES, ''), shown);
}
