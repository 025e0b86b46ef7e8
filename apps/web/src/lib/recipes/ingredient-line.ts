import { AS_NEEDED, type Ingredient } from '@commonplate/contract';
import { parseQuantity, unitOf } from '@commonplate/kitchen';
import { plainAmount } from './plain-amount.ts';

const LONGEST_AMOUNT = 5;
const ARTICLE = /^an?$/i;
const GLUED_UNIT = /^([\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/⁄–-]*)(?=\p{L}{1,12}\b)/u;
const SIZE_WORD = /^(?:heaped|heaping|level|rounded|scant|generous|fl)\.?$/i;
const SIZED_TIN = /^\([^()]{1,40}\) (\p{L}+)/u;
/** The same measure said twice: "g/¼oz", "g / 7 oz". */
const TWO_MEASURES =
  /^(\p{L}{1,12})\.?\s?\/\s?[\d¼-¾⅐-⅞.,⁄/ ]{1,8}?\s?(\p{L}{1,12})\b\.?(?: oz\b)?/u;
/** One amount in two measures: "lb 2 oz", "cup plus 2 tbsp". */
const SUM_OF_TWO =
  /^(\p{L}{1,12})\.? (?:(?:and|plus|\+) )?[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,⁄/]{0,7} ?(\p{L}{1,12})\b\.?(?= \S)/iu;
const TO_TASTE = /,?\s*\(?\bto taste\b\)?/i;

interface Reading {
  text: string;
  rest: string;
}

/** The longest beginning that is an amount: "1 1/2 cups" has "1 1/2", not "1". */
function readAmount(line: string): Reading | null {
  const words = line.replace(GLUED_UNIT, '$1 ').split(' ');
  for (let count = Math.min(LONGEST_AMOUNT, words.length); count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ');
    if (parseQuantity(text) !== null) return { text, rest: words.slice(count).join(' ') };
  }
  return null;
}

const isUnit = (word: string) => {
  const unit = unitOf(word.replace(/\.$/, ''));
  return unit !== null && unit.kind !== 'food';
};

const isMeasure = (word: string) => {
  const kind = unitOf(word)?.kind;
  return kind === 'metric' || kind === 'measure';
};

function readUnit(text: string): Reading {
  const [first = '', second = '', ...others] = text.split(' ');
  const tin = SIZED_TIN.exec(text);
  if (tin !== null && isUnit(tin[1] ?? '')) {
    return { text: tin[0], rest: text.slice(tin[0].length).trim() };
  }
  const two = TWO_MEASURES.exec(text);
  if (
    two !== null &&
    isUnit(two[1] ?? '') &&
    (isUnit(two[2] ?? '') || /^fl$/i.test(two[2] ?? ''))
  ) {
    return { text: two[0], rest: text.slice(two[0].length).trim() };
  }
  const sum = SUM_OF_TWO.exec(text);
  if (sum !== null && isMeasure(sum[1] ?? '') && isMeasure(sum[2] ?? '')) {
    return { text: sum[0], rest: text.slice(sum[0].length).trim() };
  }
  if (SIZE_WORD.test(first) && isUnit(second)) {
    return { text: `${first} ${second}`, rest: others.join(' ') };
  }
  return isUnit(first)
    ? { text: first, rest: text.slice(first.length).trim() }
    : { text: '', rest: text };
}

function withoutAmount(line: string): Ingredient {
  const item = line.replace(TO_TASTE, '').trim();
  const says = TO_TASTE.test(line) && item !== '';
  return says
    ? { quantity: 'to taste', unit: '', item }
    : { quantity: AS_NEEDED, unit: '', item: line };
}

/** One written line as quantity, unit and name. A line that names no quantity is kept whole, "as needed". */
export function readIngredientLine(line: string): Ingredient {
  const amount = readAmount(plainAmount(line));
  if (amount === null || amount.rest === '') return withoutAmount(line);
  const unit = readUnit(amount.rest);
  const item = unit.rest.replace(/^of (?=\S)/i, '');
  if (ARTICLE.test(amount.text)) {
    // "a pinch of salt" counts one; "a few leaves" counts nothing.
    return unit.text === '' || item === ''
      ? withoutAmount(line)
      : { quantity: '1', unit: unit.text, item };
  }
  return item === ''
    ? { quantity: amount.text, unit: '', item: amount.rest }
    : { quantity: amount.text, unit: unit.text, item };
}
