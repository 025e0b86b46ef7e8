import { bareOf } from '../text/bare-text.ts';
import { lineAt } from '../text/line-at.ts';
import { areAmountsAlike, areAmountsUnrelated } from './variant-amounts.ts';

const AMOUNT_WORDS: ReadonlySet<string> = new Set(
  'g gr gram grams kg ml cl dl l oz ounce ounces fl lb lbs pound pounds cup cups tbsp tbsps tablespoon tablespoons tsp tsps teaspoon teaspoons el tl plus and x about approx'.split(
    ' ',
  ),
);
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a line without those that say how much. */
function itemOf(line: string): string {
  let item = '';
  for (const word of line.toLowerCase().match(WORD) ?? []) {
    if (AMOUNT_WORDS.has(word) || /[\d½¼¾⅓⅔⅛]/.test(word)) continue;
    item = item === '' ? word : `${item} ${word}`;
  }
  return item;
}

/** A word of plain letters at the end of a line: unless it says how much, the item ends with it. */
const LAST_WORD = /^(?:.*[\s!-/:-@[-`{-~])?([a-z]+)[\s!-/:-@[-`{-~]*$/i;

/** The word that an item surely ends with, which is sooner told than the item is. */
function lastWordOf(line: string): string | undefined {
  const word = LAST_WORD.exec(line)?.[1]?.toLowerCase();
  return word === undefined || AMOUNT_WORDS.has(word) ? undefined : word;
}

/** "stick butter" and "butter" are one item in two measures. */
const endAlike = (one: string, other: string): boolean =>
  one.endsWith(other) || other.endsWith(one);

function isSameItem(line: string, other: string): boolean {
  const word = lastWordOf(line);
  const otherWord = word === undefined ? undefined : lastWordOf(other);
  if (word !== undefined && otherWord !== undefined && !endAlike(word, otherWord)) return false;
  const [item, otherItem] = [itemOf(line), itemOf(other)];
  return item !== '' && otherItem !== '' && endAlike(item, otherItem);
}

/** How often, in stretches of how many lines at least: in metric and imperial; in cups, ounces and grams. */
const GIVEN = [
  { times: 2, fewest: 2 },
  { times: 3, fewest: 3 },
];

/** Whether the second half says the first again word for word: nobody switches between these. */
const isTheSameTwice = (lines: readonly string[]): boolean =>
  lines.every((line, at) => line === lines[(at + lines.length / 2) % lines.length]);

/**
 * A list that is given twice or three times with other amounts (in other measures, small and large), once. Pages that
 * switch between them in the browser declare all of them. The parts of a dish may have the same items, too, but in amounts
 * that have nothing to do with each other.
 */
export function firstVariant(lines: readonly string[]): string[] {
  for (const { times, fewest } of GIVEN) {
    const size = lines.length / times;
    if (size < fewest || !Number.isInteger(size)) continue;
    if (comesAgain(lines, size) && !isTheSameTwice(lines)) return lines.slice(0, size);
  }
  return [...lines];
}

const MOST = 0.8;

/** Whether every further stretch of that size tells most items of the first again. */
function comesAgain(lines: readonly string[], size: number): boolean {
  const first = lines.slice(0, size);
  for (let start = size; start < lines.length; start += size) {
    if (!isToldAgain(lines, size, start)) return false;
    if (!areAmountsAlike(first, lines.slice(start, start + size))) return false;
  }
  return true;
}

/** Whether most of the first items stand at the same place behind another; the first few tell that of nearly all lists. */
function isToldAgain(lines: readonly string[], size: number, start: number): boolean {
  let open = size;
  let again = 0;
  for (let at = 0; at < size && again + open >= size * MOST; at += 1) {
    if (isSameItem(lines[at] ?? '', lines[at + start] ?? '')) again += 1;
    open -= 1;
  }
  return again >= size * MOST;
}

/** Sugar and butter go into the dough and into the cream. */
const IN_SEVERAL_PARTS = 0.6;
const MAY_BE_VARIANTS = 0.75;
const FEWEST_ITEMS = 6;

/** Whether a page shows all lines of a list one after the other. */
function isShownAtOnce(lines: readonly string[], shown: string): boolean {
  let at = 0;
  return lines.every((line) => {
    const bare = bareOf(line);
    const found = lineAt(shown, bare, at);
    at = found + bare.length;
    return found >= 0;
  });
}

/** Whether the lines end with so many different words that their items are as many, which is sooner told than the items are. */
function endDifferently(lines: readonly string[]): boolean {
  const different = new Set<string>();
  for (const line of lines) {
    const word = lastWordOf(line);
    if (word === undefined) continue;
    different.add(word);
    if (different.size > lines.length * MAY_BE_VARIANTS) return true;
  }
  return false;
}

/** Whether the second half has the items of the first in amounts of its own, as dough and crumble have. */
function isOfTwoParts(lines: readonly string[]): boolean {
  const size = lines.length / 2;
  if (!Number.isInteger(size) || !isToldAgain(lines, size, size)) return false;
  return areAmountsUnrelated(lines.slice(0, size), lines.slice(size));
}

/** Whether a good part of the items stands in the list more than once: probably variants that could not be told apart. */
export function repeatsItems(lines: readonly string[], shown: string): boolean {
  if (lines.length < FEWEST_ITEMS || endDifferently(lines)) return false;
  const different = new Set<string>();
  let items = 0;
  for (const line of lines) {
    const item = itemOf(line);
    if (item === '') continue;
    items += 1;
    different.add(item);
    // However often the others come again.
    if (different.size > lines.length * MAY_BE_VARIANTS) return false;
  }
  const share = different.size / items;
  if (items < FEWEST_ITEMS || share > MAY_BE_VARIANTS) return false;
  if (share <= IN_SEVERAL_PARTS && !isOfTwoParts(lines)) return true;
  return !isShownAtOnce(lines, shown);
}
