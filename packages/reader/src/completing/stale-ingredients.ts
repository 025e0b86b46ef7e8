import { MAX_COMPARED } from '../finding/max-compared.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { holdsInTurn } from '../text/line-at.ts';

const FRACTION_SIGN = /[½¼¾⅐-⅞]/g;
const UNIT =
  /^(?:g|gr|grams?|kg|ml|cl|dl|l|liters?|litres?|oz|ounces?|fl|lbs?|pounds?|cups?|c|tbsps?|tablespoons?|tsps?|teaspoons?|el|tl|package|packages|pkg|to|and|or|of|plus|about)$/;

/** A line taken apart just far enough to be compared. */
interface Reading {
  amount: number | null;
  words: Set<string>;
}

function amountOf(text: string): number | null {
  const found = /(\d+)\s+(\d+)\/(\d+)|(\d+)\/(\d+)|\d+(?:[.,]\d+)?/.exec(text);
  if (!found) return null;
  const [whole, unit, over, under, top, bottom] = found;
  if (over !== undefined) return Number(unit) + Number(over) / Number(under);
  if (top !== undefined) return Number(top) / Number(bottom);
  return Number(whole.replace(',', '.'));
}

function reading(line: string): Reading {
  const text = line
    .toLowerCase()
    .replace(FRACTION_SIGN, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')}`)
    .replace(/\(s\)/g, '');
  const words = (text.match(/\p{L}+/gu) ?? [])
    .filter((word) => !UNIT.test(word))
    .map((word) => word.replace(/s$/, ''));
  return { amount: amountOf(text), words: new Set(words) };
}

const sameAmount = (one: number | null, other: number | null): boolean =>
  one === null || other === null || Math.abs(one - other) <= 0.02 * Math.max(one, other);

const within = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  part.size > 0 && [...part].every((word) => whole.has(word));

const tellsTheSame = (one: Reading, other: Reading): boolean =>
  sameAmount(one.amount, other.amount) &&
  (within(one.words, other.words) || within(other.words, one.words));

/** How many of the lines say something that none of the others says. */
function countAlone(lines: readonly Reading[], others: readonly Reading[]): number {
  return lines.filter((line) => !others.some((other) => tellsTheSame(line, other))).length;
}

/**
 * Whether the page shows a later version of the list it declares: most lines say the same in both, but at least two on
 * either side have another amount or another item. Sites edit what readers see and forget the data behind it.
 */
export function isStale(declared: readonly string[], shown: readonly string[]): boolean {
  if (declared.length > MAX_COMPARED || shown.length > MAX_COMPARED) return false;
  if (Math.abs(declared.length - shown.length) > declared.length * 0.3) return false;
  const data = declared.map(reading);
  const page = shown.map(reading);
  const onlyInData = countAlone(data, page);
  return onlyInData >= 2 && onlyInData <= data.length / 2 && countAlone(page, data) >= 2;
}

const AMOUNT_BEFORE =
  /^(?:[\d¼-¾⅐-⅞.,/⁄–-]+\s*)+(?:(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|[km]?g|ml|cl|dl|l|oz|ounces?|lbs?|pounds?)\b\.?\s*)?/i;

/** Whether the page lacks enough of a declared list that it may be an old one. */
export function mayBeStale(declared: readonly string[], shown: string): boolean {
  const unseen = seenLines(declared, shown).filter(({ at }) => at < 0);
  if (unseen.length < 2 || unseen.length > declared.length * 0.8) return false;
  // Where only units and signs differ, the items are all there.
  const isShown = holdsInTurn(shown);
  return unseen.some(({ line }) => !isShown(bareOf(line.replace(AMOUNT_BEFORE, ''))));
}
