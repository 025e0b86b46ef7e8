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

/** Whether a good part of the items stands in the list more than once: probably variants that could not be told apart. */
export function repeatsItems(lines: readonly string[]): boolean {
  const items = lines.map(itemOf).filter((item) => item !== '');
  return items.length >= 6 && new Set(items).size <= items.length * 0.75;
}
