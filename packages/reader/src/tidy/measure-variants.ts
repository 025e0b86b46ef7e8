import { bareOf } from '../text/bare-text.ts';
import { lineAt } from '../text/line-at.ts';

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

/** "stick butter" and "butter" are one item in two measures. */
const sameItem = (one: string, other: string): boolean =>
  other !== '' && (one.endsWith(other) || other.endsWith(one));

/**
 * A list that is given twice with other amounts (metric and imperial, small and large), once. Pages that switch between
 * the two in the browser declare both.
 */
export function firstVariant(lines: readonly string[]): string[] {
  const half = lines.length / 2;
  if (half < 2 || !Number.isInteger(half)) return [...lines];
  return isGivenTwice(lines, half) ? lines.slice(0, half) : [...lines];
}

const MOST = 0.8;

/** Whether most items of the first half stand at the same place of the second; the first few tell that of nearly all lists. */
function isGivenTwice(lines: readonly string[], half: number): boolean {
  let open = half;
  let again = 0;
  for (let at = 0; at < half && again + open >= half * MOST; at += 1) {
    const item = itemOf(lines[at] ?? '');
    if (item !== '' && sameItem(item, itemOf(lines[at + half] ?? ''))) again += 1;
    open -= 1;
  }
  return again >= half * MOST;
}

/** Sugar and butter go into the dough and into the cream. */
const IN_SEVERAL_PARTS = 0.6;
const MAY_BE_VARIANTS = 0.75;

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

/** Whether a good part of the items stands in the list more than once: probably variants that could not be told apart. */
export function repeatsItems(lines: readonly string[], shown: string): boolean {
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
  if (items < 6 || share > MAY_BE_VARIANTS) return false;
  return share <= IN_SEVERAL_PARTS || !isShownAtOnce(lines, shown);
}
