import { bareOf } from '../text/bare-text.ts';
import { lineAt } from '../text/line-at.ts';

const AMOUNT_WORD =
  /^(?:g|gr|grams?|kg|ml|cl|dl|l|oz|ounces?|fl|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|el|tl|plus|and|x|about|approx)$/i;

const itemOf = (line: string): string =>
  line
    .toLowerCase()
    .split(/[^\p{L}\p{N}½¼¾⅓⅔⅛]+/u)
    .filter((word) => word !== '' && !/[\d½¼¾⅓⅔⅛]/.test(word) && !AMOUNT_WORD.test(word))
    .join(' ');

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
  const items = lines.map(itemOf);
  const again = items
    .slice(0, half)
    .filter((item, at) => item !== '' && sameItem(item, items[at + half] ?? ''));
  const twice = again.length >= half * 0.8;
  return twice ? lines.slice(0, half) : [...lines];
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
  const items = lines.map(itemOf).filter((item) => item !== '');
  const share = new Set(items).size / items.length;
  if (items.length < 6 || share > MAY_BE_VARIANTS) return false;
  return share <= IN_SEVERAL_PARTS || !isShownAtOnce(lines, shown);
}
