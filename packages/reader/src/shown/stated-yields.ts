import { maySpellServings, spelledServings } from '../fields/spelled-count.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { COUNTED_SERVINGS, SERVINGS_LABEL } from '../vocabulary/fact-words.ts';
import { chosenRowsAbove, rowsAbove } from './rows-above.ts';
import { factsIn, longestRow } from './stated-times.ts';
import { textAbove } from './text-above.ts';

/** How the words begin, in bare text, beside which pages count those who eat. */
const STEMS = new RegExp(
  [
    'serve',
    'serving',
    'feeds',
    'enoughfor',
    'reichtfür',
    'makes',
    'yield',
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
    'személy',
    'nombrede',
  ].join('|'),
  'g',
);
const MAX_NUMBERS = 200;
const NEAR = 110;
/** Between the name of a column and its number stand those of others: of times. */
const BEHIND =
  /^\p{L}{0,6}?(\d+)|^\p{L}{0,40}(?:time|zeit|tijd|temps|tiempo|tempo|tid|czas|idő)\p{L}{0,60}(\d+)/u;

/** The digits beside the words for those who eat, in a bare text. */
export function numbersIn(bare: string): string[] {
  const found: string[] = [];
  for (const { index, 0: stem } of bare.matchAll(STEMS)) {
    const behind = bare.slice(index + stem.length, index + stem.length + NEAR);
    found.push(
      ...(/\d+$/.exec(bare.slice(Math.max(0, index - 4), index)) ?? []),
      ...(BEHIND.exec(behind)?.slice(1).filter(Boolean) ?? []),
    );
    if (found.length >= MAX_NUMBERS) break;
  }
  return found;
}

/** The same in the bare text right above a list. */
export const numbersAbove = (ingredient: string, shown: string): string[] =>
  numbersIn(textAbove(ingredient, shown));

const BARE_COUNT = /^\d{1,3}(?:\s*[-–]\s*\d{1,3})?$/;
const isLabel = (row: string): boolean => SERVINGS_LABEL.exec(row)?.[0] === row;

/** What a row says of portions; a label takes the number of the row below it. */
function yieldOf(row: string, label: string): string | null {
  if (BARE_COUNT.test(row)) return isLabel(label) ? row : null;
  const found = SERVINGS_LABEL.exec(row);
  const behind = found ? row.slice(found[0].length) : '';
  if (/^\D{0,12}\d{1,3}(?![\d.,])/.test(behind)) return behind;
  return COUNTED_SERVINGS.exec(row)?.[0] ?? (spelledServings(row) === null ? null : row);
}

/** A row may tell more than the portions, or add them in brackets: "Prep 10 min | Serves 6", "Ingredients (serves 6)". */
const partsOf = (row: string): Set<string> =>
  new Set([...factsIn(row), row, ...(/\(([^()]*)\)/.exec(row)?.slice(1) ?? [])]);

/** Whether nothing but labels parts the facts of a row: "Serves 8 Prep time: 25 min". */
const isLabelledOn = (row: string): boolean => {
  const facts = factsIn(row);
  return facts.length > 1 && facts.join(' ') === row;
};

/** What rows say of how many it is for, each with the portions it names. */
export function* yieldsIn(rows: readonly string[]): Generator<[string, string]> {
  let above = '';
  /** Below it stand one number, or several to choose from. */
  let label = '';
  for (const [at, row] of rows.entries()) {
    // Some cards put numbers over their names.
    if (BARE_COUNT.test(above) && isLabel(row) && !BARE_COUNT.test(rows[at + 1] ?? ''))
      yield [`${above} ${row}`, above];
    for (const part of row.length > longestRow(row) ? [] : partsOf(row)) {
      const stated = yieldOf(part, label);
      if (stated !== null) yield [isLabelledOn(row) ? part : row, stated];
    }
    above = row;
    if (!BARE_COUNT.test(row)) label = row;
  }
}

/** The same of the rows above a list of ingredients. */
export const yieldsAbove = (ingredient: string, page: ScannedPage): Generator<[string, string]> =>
  yieldsIn(rowsAbove(ingredient, page));

/** What the rows above a list say of portions that no digits beside such words give: in words, or in fields. */
export function* yieldsWithoutDigits(
  ingredient: string,
  page: ScannedPage,
): Generator<[string, string]> {
  const above = textAbove(ingredient, page.shown);
  if (maySpellServings(above)) yield* yieldsAbove(ingredient, page);
  if (above.search(STEMS) >= 0) yield* yieldsIn(chosenRowsAbove(ingredient, page));
}
