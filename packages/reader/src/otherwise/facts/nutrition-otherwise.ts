import { NUTRIENTS, type Nutrient } from '@commonplate/contract';
import type { Finding } from '../../finding/finding.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { readRow } from '../../shown/row-text.ts';
import { placesIn } from '../../text/places-in.ts';
import { NUTRIENT_STEMS } from '../../vocabulary/nutrient-stems.ts';

/** Without one of these no page tells of nutrition; the others stand near it. */
const NEAR = ['calor', 'kcal', 'kalori', 'brennwert'];
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

const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';

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

/** No amount has more digits; with others right behind them, of which nothing parts them, there are more. */
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

const UNIT = '(?:k?cal|m?g)';

/** The numbers beside a name in bare text. */
const NAMED = new Map(
  NUTRIENTS.map((name) => {
    const stems = `(?:${NUTRIENT_STEMS[name]})`;
    const notElse = name === 'calories' ? String.raw`(?!\d|kj|g)` : String.raw`(?!\d|kj)`;
    return [
      name,
      {
        behind: new RegExp(String.raw`${stems}\p{L}{0,14}?(\d{1,6})${notElse}`, 'gu'),
        before: new RegExp(
          String.raw`(?<!\d)(\d{1,6})(?=(?:${UNIT}\d{0,3})?\p{L}{0,3}${stems})`,
          'gu',
        ),
      },
    ];
  }),
);
/** Nothing else is counted so. */
const KCAL = /(?<!\d)\d{1,5}(?=kcal)/gu;

interface Place {
  from: number;
  to: number;
}

const placesOf = (pattern: RegExp, parts: readonly Part[]): (Place & { digits: string })[] =>
  parts.flatMap(({ from, text }) =>
    Array.from(text.matchAll(pattern), ({ index, 0: words, 1: digits = words }) => ({
      from: from + index,
      to: from + index + words.length,
      digits,
    })),
  );

/** Where a page names another amount than the data does; null where it names the same one, too, or none. */
function otherPlace(name: Nutrient, amount: number, parts: readonly Part[]): Place | null {
  const { behind, before } = NAMED.get(name) ?? {};
  if (!behind || !before) return null;
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

/** What is written where a page has some bare text. */
function textAt({ from, to }: Place, { markup, places }: ScannedPage): string {
  const end = places.of(to);
  const within = (to - end.bareAt) * SIGNS_EACH;
  return readRow(markup.slice(places.of(from).markupAt, end.markupAt + within + UNIT_REACH));
}
const AMOUNT = String.raw`\d[\d.,]*(?:\s?${UNIT}(?!\p{L}))?`;

/** What some text says of a nutrient: its name with the amount, or energy alone. */
function wordsIn(text: string, name: Nutrient): string | null {
  const named = new RegExp(String.raw`(?:${NUTRIENT_STEMS[name]})\D{0,30}${AMOUNT}`, 'iu');
  return (named.exec(text) ?? /[\d.,]+\s?kcal/iu.exec(text))?.[0] ?? null;
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
    const amount = nutrition[name] ?? 0;
    const other = saysPlainly(name, amount, parts) ? null : otherPlace(name, amount, parts);
    const words = other && wordsIn(textAt(other, page), name);
    // Names and amounts may stand in columns.
    if (words !== null) found.set(name, words.replace(/(?<=\p{L})(?=\d)/u, ' '));
  }
  return found;
}
