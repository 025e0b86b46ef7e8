import { NUTRIENTS, type Nutrient } from '@commonplate/contract';
import type { Finding } from '../../finding/finding.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { readRow } from '../../shown/row-text.ts';
import { isDigit } from '../../text/number-signs.ts';
import { placesIn } from '../../text/places-in.ts';
import { NAMED_AMOUNTS, type NamedAmount } from './named-amounts.ts';

/** Without one of these no page tells of nutrition; the others stand near it. */
const NEAR = ['calor', 'kcal', 'kalori', 'kalóri', 'brennwert'];
const MOST_PLACES = 4;
const REACH = 300;

/** A part of the bare text of a page. */
interface Part {
  from: number;
  text: string;
}

/** The parts in which a page may tell of nutrition. */
function partsOf(shown: string): readonly Part[] {
  let end = 0;
  return NEAR.flatMap((stem) => [...placesIn(shown, stem, MOST_PLACES)])
    .toSorted((one, other) => one - other)
    .flatMap((at) => {
      const from = Math.max(end, at - REACH);
      end = Math.max(end, at + REACH);
      return from < end ? [{ from, text: shown.slice(from, end) }] : [];
    });
}

/** Most pages say so in these words, which is sooner told than that they do in any. */
function saysPlainly(name: Nutrient, amount: number, parts: readonly Part[]): boolean {
  const said = `${name}${String(amount).replace('.', '')}`;
  return parts.some(({ text }) => {
    const at = text.indexOf(said);
    return at >= 0 && !isDigit(text.charAt(at + said.length));
  });
}

/** The digits that an amount may have where no point is left: exactly, with zeros, or rounded. */
const digitsOf = (amount: number): string[] =>
  [
    String(amount),
    amount.toFixed(1),
    amount.toFixed(2),
    String(Math.round(amount)),
    String(Math.floor(amount)),
  ].map((form) => form.replace('.', ''));

/** Whether digits without their point are a number that is rounded to an amount: 42.9 for 43. */
const isRoundedTo = (digits: string, amount: number): boolean =>
  [10, 100].some((parts) => Math.round(Number(digits) / parts) === amount);

/** Of more digits the last may be those of what follows, such as the share of a day: nothing parts them in bare text. */
const MOST_DIGITS = 3;

/** Whether digits may tell an amount. */
function mayTell(name: Nutrient, amount: number): (digits: string) => boolean {
  // Sodium is told in grams as well.
  const forms = [...digitsOf(amount), ...(name === 'sodium' ? digitsOf(amount / 1000) : [])];
  return (digits) =>
    forms.includes(digits) ||
    isRoundedTo(digits, amount) ||
    (digits.length > MOST_DIGITS && forms.some((form) => form !== '0' && digits.startsWith(form)));
}

/** Nothing else is counted so. */
const KCAL = /(?<!\d)\d{1,5}(?=kcal)/gu;

interface Place {
  from: number;
  to: number;
  digits: string;
}

const placesOf = (pattern: RegExp, parts: readonly Part[]): Place[] =>
  parts.flatMap(({ from, text }) =>
    Array.from(text.matchAll(pattern), ({ index, 0: words, 1: digits = words }) => ({
      from: from + index,
      to: from + index + words.length,
      digits,
    })),
  );

/** Where a page names another amount than the data does; null where it names the same one, too, or none. */
function otherPlace(
  { behind, before }: NamedAmount,
  [name, amount]: readonly [Nutrient, number],
  parts: readonly Part[],
): Place | null {
  const isSame = mayTell(name, amount);
  const named = placesOf(behind, parts);
  if (named.some(({ digits }) => isSame(digits))) return null;
  if (placesOf(before, parts).some(({ digits }) => isSame(digits))) return null;
  return named[0] ?? (name === 'calories' ? placesOf(KCAL, parts)[0] : undefined) ?? null;
}

/** A number may stand in one element and its unit in the next. */
const UNIT_REACH = 160;
/** How many signs a letter or figure of bare text may take with those that are left out of it. */
const SIGNS_EACH = 2;

/** What is written where a page has some bare text, from the element on in which that begins. */
function textAt({ from, to }: Place, { markup, places }: ScannedPage): string {
  const end = places.of(to - 1);
  const within = (to - end.bareAt) * SIGNS_EACH;
  return readRow(markup.slice(places.of(from).markupAt, end.markupAt + within + UNIT_REACH));
}

/** The words of a text that name an amount with such digits, or stand before these: other amounts may be named there as well. */
function wordsIn(text: string, digits: string, written: readonly RegExp[]): string | null {
  for (const pattern of written)
    for (const [, words = '', number = ''] of text.matchAll(pattern))
      if (digits.startsWith(number.replaceAll(/[.,]/g, ''))) return words;
  return null;
}

/** What the page says of one nutrient where it names no amount of the data, but another. */
function otherWords(
  name: Nutrient,
  amount: number,
  { parts, page }: { parts: readonly Part[]; page: ScannedPage },
): string | null {
  const named = NAMED_AMOUNTS.get(name);
  if (!named || saysPlainly(name, amount, parts)) return null;
  const other = otherPlace(named, [name, amount], parts);
  const words = other && wordsIn(textAt(other, page), other.digits, named.written);
  // Names and amounts may stand in columns.
  return words && words.replace(/(?<=\p{L})(?=\d)/u, ' ');
}

/** What the page says of nutrition where it names no amount of the data, but another. */
export function nutritionOtherwise(
  { nutrition }: Finding,
  page: ScannedPage,
): ReadonlyMap<Nutrient, string> {
  const found = new Map<Nutrient, string>();
  // What is next to nothing is told in many ways.
  const declared = NUTRIENTS.filter((name) => (nutrition[name] ?? 0) >= 1);
  const parts = declared.length > 0 ? partsOf(page.shown) : [];
  for (const name of declared) {
    const words = otherWords(name, nutrition[name] ?? 0, { parts, page });
    if (words !== null) found.set(name, words);
  }
  return found;
}
