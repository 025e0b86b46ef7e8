import { namesListedFood } from '../../foods/food-words.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import { splitAfter } from '../../shown/lists/split-after.ts';
import { bareOf } from '../../text/bare-text.ts';
import { once } from '../../text/once.ts';
import { CURRENCY_WORDS } from '../../vocabulary/currency-words.ts';
import { isAmountOfFood } from './food-row.ts';
import type { OutlineRow } from './outline-row.ts';

const PRICE = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
/** What sites write behind each ingredient: its price, or what it holds. */
const OFFERED = [
  new RegExp(
    String.raw`\s*[([]?\s?(?:[€$£]\s?${PRICE}|${PRICE}\s?(?:[€$£]|${CURRENCY_WORDS}))\s?[)\]]?$`,
    'iu',
  ),
  /\s*[([]?\s?\d{1,5}\s?(?:kcal|cal|calories|kj)\s?[)\]]?$/iu,
] as const;
/** A second measure is part of a row that the data lacks. */
const MEASURED =
  /\s*\(\s?(?:about |ca\.? |ungefähr |env\. )?[\d.,/½¼¾⅓⅔⅛ ]{1,10}\s?\p{L}{1,12}\.?\s?\)$/iu;

/** Of the rows of a list, more have to end so than not. */
const MOST = 0.5;
const FEWEST = 2;

/** What a row says behind the declared line that it begins with; null where it begins with none. */
function tailOf({ bare, text }: OutlineRow, lines: readonly string[]): string | null {
  const line = lines.find((own) => bare.length > own.length && bare.startsWith(own));
  const split = line === undefined ? null : splitAfter(line, text);
  return split && split.signs + split.behind;
}

/** The text of a row without what most rows of its list end with. */
type WithoutTail = (row: OutlineRow) => string;

/** Takes off what the rows of a list end with behind declared lines; null where that is nothing that sites write behind all. */
function takesOff(rows: readonly OutlineRow[], lines: readonly string[]): WithoutTail | null {
  const tails = rows.flatMap((row) => tailOf(row, lines) ?? []);
  if (tails.length < FEWEST || tails.length <= rows.length * MOST) return null;
  const [first = ''] = tails;
  const areAll = (ending: RegExp): boolean =>
    tails.every((tail) => tail.replace(ending, '') === '');
  if (areAll(MEASURED))
    return (row) => (tailOf(row, lines) === null ? row.text : row.text.replace(MEASURED, ''));
  if (tails.every((tail) => tail === first))
    return ({ text }) => (text.endsWith(first) ? text.slice(0, -first.length) : text);
  const offered = OFFERED.find(areAll);
  return offered ? ({ text }) => text.replace(offered, '') : null;
}

const withText = (row: OutlineRow, text: string): OutlineRow => {
  const { heading, list, listKind, itemKind, isLinked, holdsLink, look } = row;
  return { text, bare: bareOf(text), heading, list, listKind, itemKind, isLinked, holdsLink, look };
};

/**
 * The rows of a page, those of lists without what a site writes behind each of the ingredients there. What it adds up below
 * these is left out: "Total", "Delivery".
 */
export function withoutTails(
  rows: readonly OutlineRow[],
  declared: readonly string[],
): readonly OutlineRow[] {
  const lines = declared.map(bareOf).filter((bare) => bare !== '');
  const shown = new Set(rows.map(({ bare }) => bare));
  // Most lists show their lines as they are.
  if (lines.filter((line) => shown.has(line)).length > lines.length * MOST) return rows;
  const lists = Map.groupBy(
    rows.filter(({ list }) => list > 0),
    ({ list }) => list,
  );
  const language = once(() => guessLanguage(declared.join(' ')));
  const known = new Set(lines);
  const isFood = ({ text, bare }: OutlineRow): boolean =>
    known.has(bare) || isAmountOfFood(text) || namesListedFood(text, language());
  const found = new Map<OutlineRow, OutlineRow>();
  for (const own of lists.values()) {
    const takeOff = takesOff(own, lines);
    if (takeOff) for (const row of own) found.set(row, withText(row, takeOff(row)));
  }
  if (found.size === 0) return rows;
  return rows
    .map((row) => found.get(row) ?? row)
    .filter((row, at) => row === rows[at] || isFood(row));
}
