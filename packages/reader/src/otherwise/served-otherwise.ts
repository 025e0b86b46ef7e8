import { readServings } from '../fields/servings.ts';
import type { Finding } from '../finding/finding.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { rowsAbove } from '../shown/rows-above.ts';
import { factsIn } from '../shown/stated-times.ts';
import { bareOf } from '../text/bare-text.ts';
import { COUNTED_SERVINGS, SERVINGS_LABEL } from '../vocabulary/fact-words.ts';

/** How the words begin, in bare text, beside which pages count those who eat. */
const STEMS = new RegExp(
  [
    'serve',
    'serving',
    'people',
    'person',
    'portion',
    'portie',
    'porcion',
    'porzion',
    'porsjon',
    'porcj',
    'racion',
    'comensal',
    'porções',
    'pessoa',
    'osób',
    'osoby',
    'adag',
    'főre',
  ].join('|'),
  'g',
);
const ABOVE = 3_000;
const MAX_NUMBERS = 200;
const NEAR = 12;
const BEHIND = /^\p{L}{0,6}?(\d+)/u;

/** The digits beside the words for those who eat, in the bare text right above a list. */
function numbersAbove(ingredient: string, shown: string): string[] {
  const at = shown.indexOf(bareOf(ingredient));
  const above = at < 0 ? '' : shown.slice(Math.max(0, at - ABOVE), at);
  const found: string[] = [];
  for (const { index, 0: stem } of above.matchAll(STEMS)) {
    const behind = above.slice(index + stem.length, index + stem.length + NEAR);
    found.push(
      ...(/\d+$/.exec(above.slice(Math.max(0, index - 4), index)) ?? []),
      ...(BEHIND.exec(behind)?.slice(1) ?? []),
    );
    if (found.length >= MAX_NUMBERS) break;
  }
  return found;
}

const ROW_MAX = 90;
const BARE_COUNT = /^\d{1,3}(?:\s*[-–]\s*\d{1,3})?$/;
/** Whatever else a yield counts may well be another number: "24 biscuits" for "6 people". */
const COUNTS_EATERS = /^\D{0,12}\d+(?:\s*[-–]\s*\d+)?\s*$/;

/** What a row says of portions; a label takes the number of the row below it. */
function yieldOf(row: string, label: string): string | null {
  if (BARE_COUNT.test(row)) return SERVINGS_LABEL.exec(label)?.[0] === label ? row : null;
  const found = SERVINGS_LABEL.exec(row);
  const behind = found ? row.slice(found[0].length) : '';
  if (/^\D{0,12}\d{1,3}(?![\d.,])/.test(behind)) return behind;
  return COUNTED_SERVINGS.exec(row)?.[0] ?? null;
}

/** A row may tell more than the portions, or add them in brackets: "Prep 10 min | Serves 6", "Ingredients (serves 6)". */
const partsOf = (row: string): Set<string> =>
  new Set([row, ...factsIn(row), ...(/\(([^()]*)\)/.exec(row)?.slice(1) ?? [])]);

/** The rows above a list of ingredients that say for how many it is, each with the portions it names. */
function* yieldsAbove(ingredient: string, page: ScannedPage): Generator<[string, string]> {
  let above = '';
  for (const row of rowsAbove(ingredient, page)) {
    for (const part of row.length > ROW_MAX ? [] : partsOf(row)) {
      const stated = yieldOf(part, above);
      if (stated !== null) yield [row, stated];
    }
    above = row;
  }
}

const namesNumber = (text: string, servings: number): boolean =>
  readServings(text) === servings || new Set<string>(text.match(/\d+/g)).has(String(servings));

/** What the page says above its list of ingredients where it names only other portions than its data; else null. */
export function servedOtherwise(
  { yieldText, ingredients: [first] }: Finding,
  page: ScannedPage,
): string | null {
  const servings = readServings(yieldText);
  const counts = COUNTS_EATERS.test(yieldText) || COUNTED_SERVINGS.test(yieldText);
  if (servings === null || !counts || first === undefined) return null;
  const numbers = numbersAbove(first, page.shown);
  if (numbers.length === 0 || numbers.includes(String(servings))) return null;
  let other: string | null = null;
  for (const [row, stated] of yieldsAbove(first, page)) {
    if (namesNumber(stated, servings)) return null;
    // "1 serving" heads the table of what a portion holds.
    if ((readServings(stated) ?? 1) > 1) other ??= row;
  }
  return other;
}
