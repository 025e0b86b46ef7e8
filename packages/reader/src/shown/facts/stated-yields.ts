import { isDuration } from '../../fields/duration.ts';
import { mayBeOfPortions, maySpellServings, spelledServings } from '../../fields/spelled-count.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { COUNTED_SERVINGS, SERVINGS_LABEL, TIME_NOUNS } from '../../vocabulary/fact-words.ts';
import { bareOf } from '../../text/bare-text.ts';
import { isDigit } from '../../text/number-signs.ts';
import { FOR_WORDS, RANGE_WORDS, TO_WORDS } from '../../vocabulary/number-words.ts';
import { withoutNumber } from '../../vocabulary/step-label.ts';
import { BARE_COUNT, COUNT_WITH_WORDS } from './bare-count.ts';
import { hasDigit, type Look } from './fact-rows.ts';
import { chosenRowsAbove, rowsAbove } from './rows-above.ts';
import type { SeenLine } from '../seen-lines.ts';
import { factsIn, isTooLong } from './facts-in-row.ts';
import { textAbove } from './text-above.ts';

/** How the words begin, in bare text, beside which pages count those who eat. */
const STEM = [
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
].join('|');
const STEMS = new RegExp(STEM, 'g');
/** Others, which are looked for where there are none of these: together they would take twice as long on every page. */
const RARER_STEMS = new RegExp(
  [
    'adagokszáma',
    'antall?(?=\\d)',
    'convives',
    'couverts',
    'doses(?:(?<=\\ddoses)|(?=\\d))',
    'dosiper',
    'fő(?:(?<=\\dfő)|(?=\\d))',
    'noktil',
    'parts(?:(?<=\\dparts)|(?=\\d))',
    'pers(?<=\\dpers)',
    'port(?<=\\dport)',
    'rendimento(?=\\d)',
    'räckertill',
  ].join('|'),
  'g',
);
/** Before numbers of anything; a row that says no more than this is of those who eat. */
const FOR_STEMS = /(?:for|für|voor|pour|para|för|dla|per)(?=\d)/g;
const MAX_NUMBERS = 200;
const NEAR = 110;
/** Of a range the upper end. Between the name of a column and its number stand those of others: of times. */
const BEHIND = new RegExp(
  String.raw`^\p{L}{0,6}?(?:\d{1,3}(?:${TO_WORDS})(?=\d))?(\d+)|^\p{L}{0,40}(?:${TIME_NOUNS})\p{L}{0,60}(\d+)`,
  'u',
);

function numbersBeside(stems: RegExp, bare: string): string[] {
  const found: string[] = [];
  for (const { index, 0: stem } of bare.matchAll(stems)) {
    const behind = bare.slice(index + stem.length, index + stem.length + NEAR);
    found.push(
      ...(/\d+$/.exec(bare.slice(Math.max(0, index - 4), index)) ?? []),
      ...(BEHIND.exec(behind)?.slice(1).filter(Boolean) ?? []),
    );
    if (found.length >= MAX_NUMBERS) break;
  }
  return found;
}

/** The digits beside the words for those who eat, in a bare text. */
export function numbersIn(bare: string): string[] {
  for (const stems of [STEMS, RARER_STEMS, FOR_STEMS]) {
    const found = numbersBeside(stems, bare);
    if (found.length > 0) return found;
  }
  return [];
}

const OPENS_WITH_STEM = new RegExp(STEM, 'y');
const ENDS_WITH_STEM = new RegExp(`(?:${STEM})\\p{L}{0,6}$`, 'u');
/** No such word has more letters, with those behind it. */
const LONGEST_STEM = 20;
/** "Serves 4 to 6". */
const GOES_ON_TO = new RegExp(String.raw`(?:${TO_WORDS})\d`, 'y');

/** Whether a number in bare text is the lower end of a range up to another. */
function isLowerEnd(bare: string, end: number): boolean {
  GOES_ON_TO.lastIndex = end;
  return GOES_ON_TO.test(bare);
}

/** "Serve." as an order stands beside the numbers of steps. */
const TELLS_TO_SERVE = /^serve(?!s)|serve$/;

/**
 * Whether a number stands right beside such a word above a list, as most do: soon told from the list upwards. Beside an order it
 * is that of a step where another stands nearer to the list.
 */
export function isNumberAbove(number: string, first: SeenLine, shown: string): boolean {
  const bare = textAbove(first, shown);
  // The first figures of all may be the end of a longer number.
  for (let at = bare.lastIndexOf(number); at > 0; at = bare.lastIndexOf(number, at - 1)) {
    const end = at + number.length;
    if (isDigit(bare.charAt(at - 1)) || isDigit(bare.charAt(end))) continue;
    OPENS_WITH_STEM.lastIndex = end;
    const before = bare.slice(Math.max(0, at - LONGEST_STEM), at);
    if (!OPENS_WITH_STEM.test(bare) && !ENDS_WITH_STEM.test(before)) continue;
    if (isLowerEnd(bare, end)) continue;
    const isOrder =
      TELLS_TO_SERVE.test(bare.slice(end, end + LONGEST_STEM)) || TELLS_TO_SERVE.test(before);
    return !isOrder || numbersBeside(STEMS, bare.slice(end)).every((other) => other === number);
  }
  return false;
}

/** Whether a row above a list has a number beside such a word: "Before you serve" stands above "6. Finish" as well. */
export const isNumberInRow = (number: string, first: SeenLine, page: ScannedPage): boolean =>
  rowsAbove(first, page, hasDigit).some((row) =>
    numbersIn(bareOf(withoutNumber(row))).includes(number),
  );

/** The digits beside such words in the bare text right above a list. */
export const numbersAbove = (first: SeenLine, shown: string): string[] =>
  numbersIn(textAbove(first, shown));

const isLabel = (row: string): boolean => SERVINGS_LABEL.exec(row)?.[0] === row;

/** French cakes are counted in what each gets: what is cut "en 6 parts" does not say for whom. */
const FRENCH_PARTS = /(?:^|pour )(\d{1,3}(?:\s*[-–à]\s*\d{1,3})?) parts$/iu;
/** "Für 6", "Ingredients for 4-6": a whole row; "Per 100" heads a column. */
const FOR_WHOM = new RegExp(
  String.raw`^(?:(?:zutaten|ingr[eé]dien\p{L}{1,4}|ingrediënten)\s+(?:${FOR_WORDS})|for|für|voor|pour|para|för|dla)\s+(\d{1,2}(?:\s*(?:-|–|${RANGE_WORDS})\s*\d{1,2})?)\s?:?$`,
  'iu',
);
/** Before other words these are no portions. */
const MEANS_ELSE = /\d (?:port|doses)\s+\p{L}/iu;

/** The number that a row has before a label and nothing else: "6 Serves". */
function countOverLabel(row: string): string | null {
  const [before = '', number] = /^(\d{1,3}) (?=\p{L})/u.exec(row) ?? [];
  return number !== undefined && isLabel(row.slice(before.length)) ? number : null;
}

/** The portions that a row counts by the words behind the number or before it. */
const countedIn = (row: string): string | null =>
  (MEANS_ELSE.test(row) ? null : COUNTED_SERVINGS.exec(row)?.[0]) ??
  FRENCH_PARTS.exec(row)?.[1] ??
  FOR_WHOM.exec(row)?.[1] ??
  countOverLabel(row);

/** What a row has behind a label, if that is a number. */
function behindLabel(row: string): string | null {
  const found = SERVINGS_LABEL.exec(row);
  const behind = found ? row.slice(found[0].length) : '';
  return /^\D{0,12}\d{1,3}(?![\d.,])/.test(behind) ? behind : null;
}

/** "30 mins Serves 4": no sign parts a time from what follows it. */
const TIME_BEFORE = /^(\d.{0,20}?\p{L}\.?) (?=\p{Lu})/u;

function behindTime(row: string): string | null {
  const [before = '', time = ''] = TIME_BEFORE.exec(row) ?? [];
  return isDuration(time) ? behindLabel(row.slice(before.length)) : null;
}

/** The portions that a row gives in figures, behind a label or beside other words. */
const figuresOf = (row: string): string | null =>
  behindLabel(row) ?? countedIn(row) ?? behindTime(row);

/** What a row says of portions; a label takes the number of the row below it. */
function yieldOf(row: string, label: string): string | null {
  if (BARE_COUNT.test(row)) return isLabel(label) ? row : null;
  if (/\d/.test(row)) return figuresOf(row);
  return spelledServings(row) === null ? null : row;
}

/** A row may tell more than the portions, or add them in brackets: "Prep 10 min | Serves 6", "Ingredients (serves 6)". */
const partsOf = (row: string): Set<string> =>
  new Set([...factsIn(row), row, ...(/\(([^()]*)\)/.exec(row)?.slice(1) ?? [])]);

/** Whether nothing but labels parts the facts of a row: "Serves 8 Prep time: 25 min". */
const isLabelledOn = (row: string): boolean => {
  const facts = factsIn(row);
  return facts.length > 1 && facts.every((fact) => /\d/.test(fact)) && facts.join(' ') === row;
};

/** Below a label that a field follows, the next column begins: "Serves", "5 ingredients". */
const COUNTS_ELSE =
  /(?:ingr[eé]d|zutat|składnik|hozzávaló|k?calor|kcal|kalori|brennwert|star|steps?$|stern|review|rating|vote|comment)/iu;

/** Whether a row below a label tells with a word what that counts: "Yield", "22 cookies". */
const isCountBelow = (row: string, label: string): boolean =>
  COUNT_WITH_WORDS.test(row) && isLabel(label) && !isDuration(row) && !COUNTS_ELSE.test(row);

/** What rows say of how many it is for, each with the portions it names. */
export function* yieldsIn(rows: readonly string[]): Generator<[string, string]> {
  let above = '';
  /** Below it stand one number, or several to choose from. */
  let label = '';
  for (const [at, row] of rows.entries()) {
    // Some cards put numbers over their names.
    if (BARE_COUNT.test(above) && isLabel(row) && !BARE_COUNT.test(rows[at + 1] ?? ''))
      yield [`${above} ${row}`, above];
    const isBelowLabel = isCountBelow(row, above);
    if (isBelowLabel) yield [`${above} ${row}`, row];
    for (const part of isTooLong(row) || isBelowLabel ? [] : partsOf(row)) {
      const stated = yieldOf(part, label);
      if (stated !== null) yield [isLabelledOn(row) ? part : row, stated];
    }
    above = row;
    if (!BARE_COUNT.test(row)) label = row;
  }
}

const mayStateYield: Look = (bare) => hasDigit(bare) || mayBeOfPortions(bare);

/** The same of the rows above a list of ingredients. */
export const yieldsAbove = (first: SeenLine, page: ScannedPage): Generator<[string, string]> =>
  yieldsIn(rowsAbove(first, page, mayStateYield));

/** What the rows above a list say of portions that no digits beside such words give: in words, or in fields. */
export function* yieldsWithoutDigits(
  first: SeenLine,
  page: ScannedPage,
): Generator<[string, string]> {
  const above = textAbove(first, page.shown);
  if (maySpellServings(above)) yield* yieldsAbove(first, page);
  if (above.search(STEMS) >= 0) yield* yieldsIn(chosenRowsAbove(first, page));
}
